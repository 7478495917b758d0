import CoreGraphics
import Foundation
import SampanHost
import ImageIO

/// Writes frames as PNG files.
public enum FrameWriter {
    /// Writes a frame; the folder is made if it is not there.
    public static func write(_ frame: HostFrame, to url: URL) throws {
        guard let picture = png(of: frame) else { throw HostScript.Failure(description: "\(url.path): the frame cannot be written") }
        try write(picture, to: url)
    }

    /// Writes a picture; the folder is made if it is not there.
    public static func write(_ picture: Data, to url: URL) throws {
        try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // In its place: an app that is confined may write this file, and make none beside it.
        guard (try? picture.write(to: url)) != nil else {
            throw HostScript.Failure(description: "\(url.path): the file cannot be written")
        }
    }

    /// A frame as a PNG; `nil` if it is too large to be one.
    public static func png(of frame: HostFrame) -> Data? {
        let (row, picture) = (frame.width * 4, NSMutableData())
        // Row by row: behind the last one of a frame's part there may be nothing.
        var data = Data(capacity: row * frame.height)
        for number in 0..<frame.height {
            data.append((frame.pixels + number * frame.bytesPerRow).assumingMemoryBound(to: UInt8.self), count: row)
        }
        let info = CGBitmapInfo(rawValue: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
        guard let provider = CGDataProvider(data: data as CFData),
            let image = CGImage(
                width: frame.width, height: frame.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: row,
                space: CGColorSpace(name: CGColorSpace.sRGB)!, bitmapInfo: info, provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent),
            let destination = CGImageDestinationCreateWithData(picture, "public.png" as CFString, 1, nil)
        else { return nil }
        CGImageDestinationAddImage(destination, image, nil)
        return CGImageDestinationFinalize(destination) ? picture as Data : nil
    }
}
