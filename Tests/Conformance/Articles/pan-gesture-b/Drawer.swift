import UIKit

// listing pan-gesture-b-01
// listing pan-gesture-b-02
// listing pan-gesture-b-03
// listing pan-gesture-b-04

final class Drawer: ViewController {
    private let kept = UIView()

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.addSubview(kept)
        kept.translatesAutoresizingMaskIntoConstraints = false
        let top = kept.topAnchor.constraint(equalTo: view.topAnchor)
        top.isActive = true
        (viewContainer, topViewContainer) = (kept, top)
        self.view = view
    }
}
