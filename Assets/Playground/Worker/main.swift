import Playground

PlaygroundWorker.run()
