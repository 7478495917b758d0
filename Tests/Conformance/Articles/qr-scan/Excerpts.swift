import AVFoundation
import UIKit

/// A scanner of the listings that are parts of the first.
class Excerpts: UIView, AVCaptureMetadataOutputObjectsDelegate {
    weak var delegate: QRScanCustomViewDelegate?

    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }

    // listing qr-scan-02

    private var captureSession: AVCaptureSession?

    // listing qr-scan-03

    func commonInit() {
        captureSession = AVCaptureSession()
        // listing qr-scan-04

        // listing qr-scan-05
    }

    private func rectForScannerRange() -> CGRect { bounds }

    func scanningDidFail() { delegate?.onDecodeFailed() }

    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}
