struct FadeAnimator: Animator {
    let duration: TimeInterval

    init(duration: TimeInterval = 0.3) {
        self.duration = duration
    }
    
    func delete(componentView: ComponentDisplayableView, view: UIView,
                                completion: @escaping () -> Void) {
        if  // Only animate when the componentView's component is updated, not when scrolling.
            componentView.isReloading, 
            // only animate if the view is deleted visibly on screen. Drop the animation if the cell is not visible.
            componentView.bounds.intersects(view.frame) {
            UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction], animations: {
                view.alpha = 0
            }, completion: { _ in
                completion()
            })
        } else {
            completion()
        }
    }
    
    func insert(componentView: ComponentDisplayableView, view: UIView, frame: CGRect) {
        view.bounds.size = frame.bounds.size
        view.center = frame.center
        if  // Only animate when the componentView's component is updated, not when scrolling.
            componentView.isReloading,
            // don't animate the first reload
            componentView.hasReloaded, 
            // only animate if the view is inserted visibly on screen. Drop the animation if the cell is not visible.
            componentView.bounds.intersects(frame)
        {
            view.alpha = 0
            UIView.animate(withDuration: duration, delay: 0, options: [.allowUserInteraction], animations: {
                view.alpha = 1
            })
        }
    }
}
