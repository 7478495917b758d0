import AVFoundation
import UIKit

/// Scans what the camera films. The scripts open `check:inside`, with a code in the scanner's window, and `check:outside`, with one beside it.
@main final class AppDelegate: UIResponder, UIApplicationDelegate, QRScanCustomViewDelegate {
    var window: UIWindow?
    private let scanner = PreviewScanView(frame: UIScreen.main.bounds)
    /// The view as it is printed: its layer is no preview, so that nobody tells the output of a window.
    private let plain = QRScanCustomView(frame: UIScreen.main.bounds)
    private var told: [String] = []
    private var wasRunning = true

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        controller.view.addSubview(scanner)
        scanner.delegate = self
        scanner.addQRScannerOverlayView(view: controller.view)
        let input = scanner.session?.inputs.first as? AVCaptureDeviceInput
        claim("c26", holds: input?.device === AVCaptureDevice.default(for: .video) && input != nil)
        claim("c12", holds: scanner.output?.metadataObjectTypes == [.qr])
        claim("c24", holds: scanner.layer.session === scanner.session && scanner.layer.videoGravity == .resizeAspectFill)
        return true
    }

    func onDecodeFailed() { told.append("failed") }
    func onCameraAccessDenied() { told.append("denied") }
    func onDecodeSuccess(_ decodeString: String) {
        told.append("\(decodeString) \(Thread.isMainThread)")
        wasRunning = scanner.session?.isRunning ?? true
    }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        if url.absoluteString == "check:inside" {
            claim("c11", "c28", "c29", holds: told == ["https://example.org/sampan true"], "\(told)")
            claim("c20", holds: !wasRunning)
            scanner.startScanning()
            let begun = scanner.session?.isRunning
            scanner.stopScanning()
            claim("c25", holds: begun == true && scanner.session?.isRunning == false)
        } else {
            let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
            let limited = scanner.output?.rectOfInterest ?? whole
            claim("c27", holds: told.isEmpty && limited != whole && plain.output?.rectOfInterest == whole, "\(told) \(limited)")
        }
        return true
    }
}
