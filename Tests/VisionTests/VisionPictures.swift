import CoreGraphics
import CoreImage
import Foundation
import UIKit
import Vision

/// Pictures that the tests look at.
enum VisionPictures {
    static let message = "https://example.org/sampan"

    /// A white picture of 400 × 300 pixels with a QR code of 6 pixels a module, whose lower left is at (40, 30).
    static func code() -> (image: CGImage, place: CGRect) {
        let generator = CIFilter.qrCodeGenerator()
        generator.message = Data(message.utf8)
        let code = generator.outputImage!.transformed(by: CGAffineTransform(scaleX: 6, y: 6))
            .transformed(by: CGAffineTransform(translationX: 40, y: 30))
        let area = CGRect(x: 0, y: 0, width: 400, height: 300)
        let image = CIContext().createCGImage(code.composited(over: CIImage(color: .white).cropped(to: area)), from: area)!
        // The generator leaves one module free around the code.
        return (image, code.extent.insetBy(dx: 6, dy: 6))
    }

    /// Black lines of text on white, each 90 points below the one before; 400 × 200 pixels.
    @MainActor static func text(_ lines: [String], size: CGFloat = 28) -> CGImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        return UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 400, height: 200))
            for (index, line) in lines.enumerated() {
                (line as NSString).draw(
                    at: CGPoint(x: 20, y: 30 + 90 * CGFloat(index)),
                    withAttributes: [.font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.black])
            }
        }.cgImage!
    }

    /// What of Vision's goes wrong; `nil` if nothing does.
    static func error(_ body: () throws -> Void) -> VNErrorCode? {
        do {
            try body()
            return nil
        } catch {
            return (error as NSError).domain == VNErrorDomain ? VNErrorCode(rawValue: (error as NSError).code) : .unknownError
        }
    }
}
