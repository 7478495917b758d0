import AVFoundation
import UIKit

// listing qr-scan-01

/// The article's view as a scanner's view is hosted: its own layer is the preview.
final class PreviewScanView: QRScanCustomView {
    override class var layerClass: AnyClass { AVCaptureVideoPreviewLayer.self }
}

extension QRScanCustomView {
    var session: AVCaptureSession? { captureSession }
    var output: AVCaptureMetadataOutput? { captureSession?.outputs.first as? AVCaptureMetadataOutput }
    var window300: CGRect { rectForScannerRange() }
}
