import AVFoundation
import UIKit

/// The article's view as a scanner's view is hosted: its own layer is the preview.
final class PreviewScanView: QRScanCustomView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
}

/// The article's scanner over the whole screen. A tap in the corner starts its animation, another stops it.
final class ScannerWindow: CornerWindow {
    private let controller: ScannerController

    init(isPlain: Bool, frame: CGRect) {
        controller = ScannerController(isPlain ? QRScanCustomView(frame: frame) : PreviewScanView(frame: frame))
        super.init(frame: frame)
        rootViewController = controller
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func cornerTapped() { controller.toggle() }
}

private final class ScannerController: UIViewController, QRScanCustomViewDelegate {
    private let scanner: QRScanCustomView
    private var isAnimated = false

    init(_ scanner: QRScanCustomView) {
        self.scanner = scanner
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("made in code only") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scanner.delegate = self
        view.addSubview(scanner)
        scanner.addQRScannerOverlayView(view: view)
    }

    func toggle() {
        isAnimated.toggle()
        if isAnimated { scanner.startAnimation() } else { scanner.stopAnimation() }
    }

    func onDecodeFailed() { print("failed") }
    func onDecodeSuccess(_ decodeString: String) { print("decoded", decodeString, Thread.isMainThread) }
    func onCameraAccessDenied() { print("denied") }
}
