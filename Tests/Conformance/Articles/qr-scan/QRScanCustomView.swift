import AVFoundation
import UIKit

// listing qr-scan-01, lines 103-392

// listing qr-scan-06

/// What of the view the tests look at.
extension QRScanCustomView {
    var session: AVCaptureSession? { captureSession }
    var scanArea: CGRect { rectForScannerRange() }
    var cornerRadius: CGFloat { scanAreaCornerRadius }
    var coverColor: UIColor { scanViewBackgroundColor }
    var timer: Timer { animationTimer }
    var line: UIView { animationView }
    var lineArea: UIView { animationContainerView }
    var tail: UIView { gradientView }
    var tailArea: UIView { gradientBackgroundView }
    func fail() { scanningDidFail() }
    func succeed(_ code: String) { scanSuccess(code: code) }
}
