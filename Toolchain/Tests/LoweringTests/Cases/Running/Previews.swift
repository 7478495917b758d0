import UIKit

final class PreviewedController: UIViewController {}

#Preview {
    let controller = PreviewedController()
    return controller
}

#Preview("Named", traits: .landscapeLeft) { PreviewedController() }

@available(iOS 17, *)
#Preview { UIView() }

@MainActor func checkThatPreviewsAreNoPartOfAProgram() {
    expect(NSStringFromClass(PreviewedController.self).hasSuffix("PreviewedController"))
}
