import CoreGraphics
import CoreVideo
import Foundation

extension CIImage {
    /// Creates a picture of a buffer, as its pixels are now.
    ///
    /// A buffer of a format that is no picture, such as one of distances, becomes a picture without pixels.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        if let picture = pixelBuffer.picture {
            self.init(cgImage: picture)
        } else {
            self.init(extent: .zero) { Raster($0) }
        }
    }

    /// Creates a picture of a buffer, as its pixels are now.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
}

extension CIContext {
    // @objc(render:toCVPixelBuffer:)
    /// Renders a picture into a buffer, with the picture's origin at the lower left. What the picture does not reach becomes clear, or black.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let area = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: area, colorSpace: nil)
    }

    // @objc(render:toCVPixelBuffer:bounds:colorSpace:)
    /// Renders the part of a picture within bounds into a buffer, at the same place. The rest of the buffer stays as it is.
    ///
    /// - Parameter colorSpace: the buffer's colours; they are always sRGB's.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        let whole = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        let part = bounds.intersection(whole)
        guard !part.isEmpty, let picture = createCGImage(image, from: whole) else { return }
        guard buffer.draw(picture, within: part) else {
            let format = CVPixelBufferGetPixelFormatType(buffer)
            preconditionFailure("CIContext.render(_:to:bounds:colorSpace:): pixels of the format \(format) are not rendered here")
        }
    }
}
