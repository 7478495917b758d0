import CGStreamer
import CoreGraphics
import Foundation

@testable import AVFoundation

/// Films made for tests: picture n is of one gray, and there is a tone.
enum Film {
    static let size = CGSize(width: 160, height: 96)
    static let framesPerSecond = 30

    /// How bright a picture is, from 0 to 255.
    static func gray(_ frame: Int) -> Int { 20 + frame * 3 }

    /// A QuickTime film.
    ///
    /// - Parameter turned: whether it says that its pictures are to be turned clockwise.
    static func file(seconds: Double = 2, hasSound: Bool = true, turned: Bool = false) throws -> URL {
        let url = Tone.url("mov")
        let (width, height, count) = (Int(size.width), Int(size.height), Int(seconds * Double(framesPerSecond)))
        let sound =
            " audiotestsrc freq=440 samplesperbuffer=1600 num-buffers=\(count) ! audio/x-raw,rate=48000,channels=1 ! avenc_aac ! mux."
        let tags = turned ? "taginject tags=title=Test ! " : ""
        guard
            let pipeline = MediaPipeline(
                "appsrc name=end format=time block=true "
                    + "caps=video/x-raw,format=BGRx,width=\(width),height=\(height),framerate=\(framesPerSecond)/1 "
                    + "! videoconvert ! jpegenc quality=95 ! \(tags)qtmux name=mux ! filesink name=file\(hasSound ? sound : "")")
        else { throw AVError(.encoderNotFound) }
        pipeline.set("location", of: "file", to: url.path)
        _ = sampan_gst_set_state(pipeline.element, GST_STATE_PLAYING)
        let length = 1_000_000_000 / UInt(framesPerSecond)
        for frame in 0..<count {
            let pixels = [UInt8](repeating: UInt8(gray(frame)), count: width * height * 4)
            let begin = UInt(frame) * 1_000_000_000 / UInt(framesPerSecond)
            _ = pixels.withUnsafeBytes { sampan_gst_push(pipeline.end, $0.baseAddress!, gsize($0.count), begin, length) }
        }
        sampan_gst_end(pipeline.end)
        guard sampan_gst_wait(pipeline.element, 20_000_000_000) != 0 else { throw AVError(.unknown) }
        if turned { try turn(url) }
        return url
    }

    /// Has the film's only track say that it is turned: the matrix stands 40 bytes after the name of its header.
    private static func turn(_ url: URL) throws {
        var data = try Data(contentsOf: url)
        guard let name = data.range(of: Data("tkhd".utf8)) else { throw AVError(.unknown) }
        let matrix: [UInt32] = [0, 0x0001_0000, 0, 0xFFFF_0000, 0, 0, UInt32(size.height) << 16, 0, 0x4000_0000]
        for (index, number) in matrix.enumerated() {
            withUnsafeBytes(of: number.bigEndian) {
                data.replaceSubrange(name.upperBound + 40 + 4 * index..<name.upperBound + 44 + 4 * index, with: $0)
            }
        }
        try data.write(to: url)
    }

    /// The gray in a picture's middle.
    static func gray(of image: CGImage) -> Int {
        var pixels = [UInt8](repeating: 0, count: 4)
        pixels.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return Int(pixels[1])
    }

    /// The number of the picture.
    static func frame(of image: CGImage?) -> Int? { image.map { Int((Double(gray(of: $0) - gray(0)) / 3).rounded()) } }
}
