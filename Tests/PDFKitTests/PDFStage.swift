import Foundation
import QuartzCore
import SampanHost

@testable import PDFKit
@testable import UIKit

/// A window with a view of a document, and time and a finger that the test moves. For suites with a `.session`.
@MainActor
final class PDFStage {
    let window: UIWindow
    let view = PDFView()
    let document: PDFDocument
    private let session = Session.current
    private let clock = HostClock(now: 100)

    convenience init(_ texts: [String], link: URL? = nil) { self.init(document: Samples.document(texts, link: link)) }

    init(document: PDFDocument) {
        self.document = document
        session.clock = { [clock] in clock.now }
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        session.renderLoop.addRoot(UIScreen.main.rootLayer)
        let controller = UIViewController()
        window.rootViewController = controller
        view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        controller.view.addSubview(view)
        window.makeKeyAndVisible()
        view.document = document
        advance(0.1)
    }

    func advance(_ seconds: CFTimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.now = min(clock.now + 1.0 / 60, end)
            HostTimer.fire(at: clock.now)
            FrameTicker.tick(at: clock.now)
            session.renderLoop.tick(at: clock.now)
        }
    }

    /// Taps a place of the view.
    func tap(_ point: CGPoint) {
        let place = view.convert(point, to: nil)
        let delivery = TouchDelivery()
        delivery.handle(id: 0, phase: .began, location: place, time: clock.now)
        advance(0.05)
        delivery.handle(id: 0, phase: .ended, location: place, time: clock.now)
        advance(0.6)
    }
}
