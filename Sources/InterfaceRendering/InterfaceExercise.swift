import Foundation
import SampanInterfaceBuilder
import QuartzCore
import UIKit

/// Loads and lays out whatever a document says, however odd: for tests that no document brings a process down.
@MainActor
package final class InterfaceExercise: InterfaceObserver {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private var time: CFTimeInterval = 1

    /// Prepares a window for the documents.
    package init() {
        NibBuilder.hasNoCode = true
        RenderLoop.main.addRoot(UIScreen.main.rootLayer)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        InterfaceObservation.observer = self
    }

    package func made(_ object: AnyObject, from record: IBObject) {}
    package func noted(_ message: String, document: String, line: Int) {}
    package func broke(_ constraint: NSLayoutConstraint, among constraints: [NSLayoutConstraint]) {}

    /// Makes every scene or object of a document, lays it out and draws it. Throws what the document cannot be read for.
    package func run(_ data: Data) throws {
        let document = try IBDocument.read(data, name: "Exercise")
        autoreleasepool {
            switch document.kind {
            case .storyboard:
                let storyboard = UIStoryboard(document: document, bundle: .main)
                for record in document.scenes.compactMap(\.viewController) {
                    if let controller = storyboard.makeController(of: record) { show(controller) }
                }
            case .xib:
                for case let view as UIView in UINib(document: document, bundle: .main).instantiate(withOwner: NSObject()) {
                    let controller = UIViewController()
                    controller.view.addSubview(view)
                    show(controller)
                }
            }
        }
        window.rootViewController = UIViewController()
    }

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        for _ in 0..<2 {
            time += 1.0 / 60
            RenderLoop.main.tick(at: time)
        }
    }
}
