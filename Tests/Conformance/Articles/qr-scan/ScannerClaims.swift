import AVFoundation
import UIKit
import XCTest

private final class Listener: QRScanCustomViewDelegate {
    var told: [String] = []
    func onDecodeFailed() { told.append("failed") }
    func onDecodeSuccess(_ decodeString: String) { told.append("decoded \(decodeString)") }
    func onCameraAccessDenied() { told.append("denied") }
}

@MainActor final class ScannerClaims: XCTestCase {
    private let listener = Listener()
    private lazy var controller = Screen.show(UIViewController())
    private lazy var scanner: QRScanCustomView = {
        let scanner = QRScanCustomView(frame: UIScreen.main.bounds)
        scanner.delegate = listener
        controller.view.addSubview(scanner)
        scanner.addQRScannerOverlayView(view: controller.view)
        return scanner
    }()

    func test_c04_theDelegateIsToldOfThreeThings() {
        scanner.fail()
        XCTAssertNil(scanner.session)
        scanner.succeed("a")
        scanner.delegate?.onCameraAccessDenied()
        XCTAssertEqual(listener.told, ["failed", "decoded a", "denied"])
    }

    func test_c05_c08_c13_theAreaIsInTheMiddleOfTheScreen() {
        let screen = UIScreen.main.bounds
        XCTAssertEqual(scanner.scanArea, CGRect(x: screen.midX - 150, y: screen.midY - 150, width: 300, height: 300))
        XCTAssertEqual(scanner.cornerRadius, 8)
        XCTAssertEqual(scanner.coverColor, UIColor.black.withAlphaComponent(0.9))
        scanner.setSizeOfScanArea(width: 200, height: 100)
        XCTAssertEqual(scanner.scanArea, CGRect(x: screen.midX - 100, y: screen.midY - 50, width: 200, height: 100))
    }

    func test_c14_theCoverHasAHole() throws {
        let cover = try XCTUnwrap((_ = scanner, controller.view.subviews.first { $0.layer.mask is CAShapeLayer }).1)
        let mask = try XCTUnwrap(cover.layer.mask as? CAShapeLayer)
        XCTAssertEqual(mask.fillRule, .evenOdd)
        let picture = Screen.picture(of: cover)
        let (x, y) = (Int(UIScreen.main.bounds.midX), Int(UIScreen.main.bounds.midY))
        XCTAssertEqual(picture[x, y][3], 0)
        XCTAssertEqual(picture[x, 20][3], 230, accuracy: 1)
        XCTAssertEqual(picture[x - 149, y - 149][3], 230, accuracy: 30)
        XCTAssertEqual(picture[x - 140, y - 140][3], 0)
    }

    func test_c15_cornersAreMarked() throws {
        _ = scanner
        let marks = try XCTUnwrap(controller.view.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
        XCTAssertEqual(marks.strokeColor, UIColor.orange.cgColor)
        XCTAssertEqual(marks.fillColor, UIColor.clear.cgColor)
        XCTAssertEqual(marks.lineWidth, 4)
        XCTAssertEqual(marks.lineCap, .round)
        let path = try XCTUnwrap(marks.path)
        XCTAssertEqual(path.boundingBox.minX, scanner.scanArea.minX + 8, accuracy: 0.01)
        XCTAssertEqual(path.boundingBox.minY, scanner.scanArea.minY + 8, accuracy: 0.01)
        // From the corner inwards: an arc of 8 points, then a line of 24.
        let stroked = path.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 10)
        let corner = CGPoint(x: scanner.scanArea.minX + 8, y: scanner.scanArea.minY + 8)
        XCTAssertTrue(stroked.contains(CGPoint(x: corner.x, y: corner.y + 31)))
        XCTAssertFalse(stroked.contains(CGPoint(x: corner.x, y: corner.y + 36)))
        XCTAssertTrue(stroked.contains(CGPoint(x: corner.x + 2.3, y: corner.y + 2.3)))
        XCTAssertFalse(stroked.contains(CGPoint(x: corner.x - 1, y: corner.y - 1)))
    }

    func test_c16_theLineIsThinAndWide() {
        XCTAssertEqual(scanner.line.bounds.size, CGSize(width: 316, height: 3))
        XCTAssertEqual(scanner.line.layer.cornerRadius, 1.5)
        XCTAssertEqual(scanner.line.backgroundColor, .orange)
    }

    func test_c06_c07_c17_theLineRunsDownAndUp() {
        scanner.startAnimation()
        XCTAssertEqual(scanner.line.transform.ty, 300)
        XCTAssertEqual(scanner.line.layer.animation(forKey: "transform")?.duration, 2)
        XCTAssertEqual(scanner.timer.timeInterval, 2)
        Screen.wait(2.1)
        XCTAssertEqual(scanner.line.transform, .identity)
        XCTAssertTrue(scanner.timer.isValid)
        scanner.stopAnimation()
        XCTAssertFalse(scanner.timer.isValid)
        Screen.wait(2.1)
        XCTAssertEqual(scanner.line.transform, .identity)
    }

    func test_c18_c19_theTailFadesBeforeTheEnd() throws {
        scanner.startAnimation()
        defer { scanner.stopAnimation() }
        let layer = try XCTUnwrap(scanner.tail.layer.sublayers?.first as? CAGradientLayer)
        let colors = [UIColor.orange.withAlphaComponent(0.01).cgColor, UIColor.orange.withAlphaComponent(1).cgColor]
        XCTAssertEqual(layer.colors as? [CGColor], colors)
        XCTAssertEqual(layer.locations, [0, 1])
        XCTAssertEqual(scanner.tail.alpha, 0.6, accuracy: 0.001)
        Screen.wait(1.5)
        XCTAssertEqual(scanner.tail.alpha, 0.6, accuracy: 0.001)
        Screen.wait(0.2)
        XCTAssertEqual(scanner.tail.alpha, 0)
        XCTAssertEqual(scanner.tail.layer.animation(forKey: "opacity")?.duration, 0.4)
        Screen.wait(0.4)
        XCTAssertEqual((scanner.tail.layer.sublayers?.first as? CAGradientLayer)?.colors as? [CGColor], colors.reversed())
    }
}
