import CoreGraphics
import Foundation

/// Small files of little quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Files of a quality that is good enough to be sent.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Files of the best quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Pictures of at most 640 × 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// Pictures of at most 960 × 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// Pictures of at most 1280 × 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Pictures of at most 1920 × 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Pictures of at most 3840 × 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Sound alone, as MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
/// As it is: here it is written anew, in the best quality.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// How a preset has things written.
struct ExportPreset {
    let name: String
    /// What pictures fit into, lying or standing; `nil` for as large as they are.
    var box: CGSize?
    /// Bits for each pixel of each picture.
    var bitsPerPixel = 0.3
    var soundBitRate = 128_000
    var coding = Coding.film

    /// What is written.
    enum Coding { case film, sound, asItIs }

    /// All but the one that leaves things as they are.
    static var listed: [ExportPreset] { all.filter { $0.coding != .asItIs } }

    /// The preset of a name; `nil` for one that is none here.
    static func named(_ name: String) -> ExportPreset? { all.first { $0.name == name } }

    private static let all: [ExportPreset] = [
        .init(name: AVAssetExportPreset1920x1080, box: CGSize(width: 1920, height: 1080)),
        .init(name: AVAssetExportPresetLowQuality, box: CGSize(width: 224, height: 128), bitsPerPixel: 0.15, soundBitRate: 64_000),
        .init(name: AVAssetExportPresetAppleM4A, coding: .sound),
        .init(name: AVAssetExportPreset640x480, box: CGSize(width: 640, height: 480)),
        .init(name: AVAssetExportPreset3840x2160, box: CGSize(width: 3840, height: 2160)),
        .init(name: AVAssetExportPresetHighestQuality),
        .init(name: AVAssetExportPreset1280x720, box: CGSize(width: 1280, height: 720)),
        .init(name: AVAssetExportPresetMediumQuality, box: CGSize(width: 568, height: 320), bitsPerPixel: 0.2, soundBitRate: 96_000),
        .init(name: AVAssetExportPreset960x540, box: CGSize(width: 960, height: 540)),
        .init(name: AVAssetExportPresetPassthrough, coding: .asItIs),
    ]

    /// Whether it is for something with pictures, or without.
    func takes(video: Bool) -> Bool { coding != .film || video || box == nil || bitsPerPixel < 0.3 }

    /// The kinds of files that it is written as.
    func fileTypes(video: Bool) -> [AVFileType] {
        if coding == .sound { return [.m4a] }
        // Telephones know no VP9.
        let films: [AVFileType] = [.mov, .mp4, .m4v] + (!video || Self.hasH264 ? [.mobile3GPP] : [])
        return coding == .asItIs && !video ? [.m4a] + films + [.wav, .aiff, .aifc, .caf] : films
    }

    private static var hasH264: Bool { GStreamer.has("x264enc") }

    /// GStreamer's elements that compress pictures: as H.264 where an encoder of it is installed, otherwise as VP9.
    static func videoEncoder(bitRate: Int) -> String {
        if hasH264 { return "x264enc bitrate=\(max(1, bitRate / 1000)) tune=zerolatency speed-preset=veryfast key-int-max=60" }
        // Files of MPEG-4 want to know what the encoder does not say.
        return "video/x-raw,format=I420 ! vp9enc deadline=1 cpu-used=5 keyframe-max-dist=30 target-bitrate=\(bitRate) "
            + "! video/x-vp9,profile=(string)0,chroma-format=(string)4:2:0,bit-depth-luma=(uint)8,bit-depth-chroma=(uint)8"
    }

    /// The size of what is written of pictures of a size: no larger than they are, and even and neither too small nor too large, as encoders
    /// want it.
    func size(of size: CGSize) -> CGSize {
        var scale: CGFloat = 1
        if let box, size.width > 0, size.height > 0 {
            let (long, short) = (max(size.width, size.height), min(size.width, size.height))
            scale = min(1, box.width / long, box.height / short)
        }
        func even(_ length: CGFloat) -> CGFloat { max(16, min(16_384, (length * scale / 2).rounded() * 2)) }
        return CGSize(width: even(size.width), height: even(size.height))
    }

    /// Bits a second of pictures.
    func videoBitRate(_ size: CGSize, framesPerSecond: Double) -> Int {
        max(500_000, Int(Double(size.width * size.height) * framesPerSecond * bitsPerPixel))
    }
}
