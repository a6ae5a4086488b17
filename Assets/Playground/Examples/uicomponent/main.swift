Text("Animated Insert/Delete/Update")
    .animateInsert { componentView, view, frame in
        view.alpha = 0.0
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1.0
        }
    }
    .animateDelete { componentView, view, completion in
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0.0
        } completion: { _ in
            completion()
        }
    }
    .animateUpdate { componentView, view, frame in
        UIView.animate(withDuration: 0.3) {
            view.frame = frame
        }
    }
