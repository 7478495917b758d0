import UIKit

/// The article's slider in its storyboard, with what it says told in between.
final class SliderWindow: CornerWindow {
    private let listener = Listener()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let controller = UIStoryboard(name: "Slider", bundle: nil).instantiateInitialViewController() as? ViewController
        rootViewController = controller
        controller?.loadViewIfNeeded()
        listener.controller = controller
        controller?.customSlider.delegate = listener
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    /// Tells what the slider's visible labels say.
    override func cornerTapped() {
        func visit(_ view: UIView) {
            guard view.alpha > 0 else { return }
            if let label = view as? UILabel, let text = label.text { print("label", text) }
            view.subviews.forEach(visit)
        }
        print("labels:")
        if let slider = listener.controller?.customSlider { visit(slider) }
    }
}

/// Stands between the slider and the article's controller, and tells what passes.
private final class Listener: TWSliderDelegate {
    weak var controller: ViewController?

    func sliderScrolled(_ slider: TWSlider?, toMinIndex minIndex: Int, andMaxIndex maxIndex: Int, endDragDrop: Bool) {
        print("scrolled", minIndex, maxIndex, endDragDrop)
        controller?.sliderScrolled(slider, toMinIndex: minIndex, andMaxIndex: maxIndex, endDragDrop: endDragDrop)
    }
}
