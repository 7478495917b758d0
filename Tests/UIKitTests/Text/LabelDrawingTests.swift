import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct LabelDrawingTests {
    /// Interface Builder gives labels a content mode that moves what was drawn; lines break anew all the same.
    @Test(arguments: [UIView.ContentMode.left, .scaleToFill, .redraw])
    func aLabelThatIsMadeWiderBreaksItsLinesAnew(mode: UIView.ContentMode) {
        #expect(pixels(widths: [150, 360], mode) == pixels(widths: [360], mode))
    }

    private func pixels(widths: [CGFloat], _ mode: UIView.ContentMode) -> Data? {
        let controller = UIViewController()
        let label = UILabel()
        label.text = "Some words that take two lines"
        label.numberOfLines = 0
        label.contentMode = mode
        controller.view.addSubview(label)
        let stage = Stage(controller)
        for width in widths {
            label.frame = CGRect(x: 10, y: 100, width: width, height: 60)
            stage.advance(0.1)
        }
        return stage.picture().pngData()
    }
}
