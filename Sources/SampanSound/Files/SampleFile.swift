import Foundation

/// A file of samples that are not compressed, or hardly: WAV, AIFF and AIFF-C, or CAF.
package struct SampleFile {
    /// The kinds of files.
    package enum Kind: Sendable { case wav, aiff, caf }

    package let kind: Kind
    package let format: SampleFormat
    /// Samples of each channel.
    package let frameCount: Int
    /// The samples' bytes.
    package let bytes: Data

    /// Reads a file's bytes; `nil` for one of another kind, or one that is damaged.
    package init?(_ data: Data) {
        var chunks = Chunks(data)
        let parsed: (Kind, SampleFormat, Data)?
        switch (chunks.word(at: 0), chunks.word(at: 8)) {
        case ("RIFF", "WAVE"): parsed = chunks.wav().map { (.wav, $0.0, $0.1) }
        case ("FORM", "AIFF"), ("FORM", "AIFC"): parsed = chunks.aiff().map { (.aiff, $0.0, $0.1) }
        case ("caff", _): parsed = chunks.caf().map { (.caf, $0.0, $0.1) }
        default: parsed = nil
        }
        guard let parsed, parsed.1.isKnown else { return nil }
        (kind, format, bytes) = parsed
        if format.coding == .ima4 {
            frameCount = bytes.count / (34 * format.channelCount) * 64
        } else {
            frameCount = bytes.count / format.bytesInFrame
        }
    }

    /// Reads a file; `nil` if it cannot be read, or is of another kind.
    package init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
        self.init(data)
    }

    /// The samples, to be read one after the other.
    package func reader() -> any SampleReader {
        if format.coding == .ima4 { return IMA4Reader(self) }
        return SampleFileReader(self)
    }
}

/// Reads a file's samples.
private final class SampleFileReader: SampleReader {
    private let file: SampleFile
    private var place = 0

    init(_ file: SampleFile) { self.file = file }

    var sampleRate: Double { file.format.sampleRate }
    var channelCount: Int { file.format.channelCount }
    var frameCount: Int? { file.frameCount }

    func read(_ count: Int, into samples: UnsafeMutablePointer<Float>, isLive: Bool) -> Int? {
        let count = min(count, file.frameCount - place)
        guard count > 0 else { return 0 }
        let format = file.format
        file.bytes.withUnsafeBytes { buffer in
            let bytes = buffer.bindMemory(to: UInt8.self).baseAddress! + place * format.bytesInFrame
            for index in 0..<count * format.channelCount { samples[index] = format.sample(at: bytes + index * format.width) }
        }
        place += count
        return count
    }

    func seek(to frame: Int) { place = max(0, min(frame, file.frameCount)) }
}

/// The pieces that such files consist of.
private struct Chunks {
    private let data: Data

    init(_ data: Data) { self.data = data.startIndex == 0 ? data : Data(data) }

    func word(at offset: Int) -> String? {
        offset + 4 <= data.count ? String(bytes: data[offset..<offset + 4], encoding: .isoLatin1) : nil
    }

    private func number(at offset: Int, bytes: Int, isBigEndian: Bool) -> UInt64? {
        guard offset >= 0, offset + bytes <= data.count else { return nil }
        var value: UInt64 = 0
        for index in 0..<bytes { value = value << 8 | UInt64(data[offset + (isBigEndian ? index : bytes - 1 - index)]) }
        return value
    }

    /// The place and length of each piece by its name; a length beyond the file ends with it.
    private func pieces(from start: Int, lengthBytes: Int, isBigEndian: Bool, padded: Bool) -> [String: Range<Int>] {
        var found: [String: Range<Int>] = [:]
        var offset = start
        while let name = word(at: offset), let length = number(at: offset + 4, bytes: lengthBytes, isBigEndian: isBigEndian) {
            let begin = offset + 4 + lengthBytes
            // CAF's last piece may be of unknown length, which is -1.
            let end = length > UInt64(data.count) ? data.count : min(data.count, begin + Int(length))
            guard begin <= end else { break }
            if found[name] == nil { found[name] = begin..<end }
            offset = end + (padded && length % 2 == 1 ? 1 : 0)
        }
        return found
    }

    mutating func wav() -> (SampleFormat, Data)? {
        let pieces = pieces(from: 12, lengthBytes: 4, isBigEndian: false, padded: true)
        guard let format = pieces["fmt "], let samples = pieces["data"], format.count >= 16 else { return nil }
        func number(_ offset: Int, _ bytes: Int) -> Int? {
            self.number(at: format.lowerBound + offset, bytes: bytes, isBigEndian: false).map { Int($0) }
        }
        guard var tag = number(0, 2), let channels = number(2, 2), let rate = number(4, 4), let bits = number(14, 2) else { return nil }
        // The extensible kind has the tag at the beginning of an identifier.
        if tag == 0xFFFE, format.count >= 26, let inner = number(24, 2) { tag = inner }
        let width = (bits + 7) / 8
        let coding: SampleFormat.Coding
        switch tag {
        case 1: coding = width == 1 ? .unsigned : .integer
        case 3: coding = .float
        case 6: coding = .aLaw
        case 7: coding = .muLaw
        default: return nil
        }
        return (
            SampleFormat(coding, width: width, isBigEndian: false, sampleRate: Double(rate), channelCount: channels), data[samples]
        )
    }

    mutating func aiff() -> (SampleFormat, Data)? {
        let pieces = pieces(from: 12, lengthBytes: 4, isBigEndian: true, padded: true)
        guard let common = pieces["COMM"], common.count >= 18, let sound = pieces["SSND"], sound.count >= 8,
            let channels = number(at: common.lowerBound, bytes: 2, isBigEndian: true),
            let bits = number(at: common.lowerBound + 6, bytes: 2, isBigEndian: true),
            let rate = extended(at: common.lowerBound + 8), let skip = number(at: sound.lowerBound, bytes: 4, isBigEndian: true),
            skip <= UInt64(sound.count - 8)
        else { return nil }
        var format = SampleFormat(
            .integer, width: (Int(bits) + 7) / 8, isBigEndian: true, sampleRate: rate, channelCount: Int(channels))
        if word(at: 8) == "AIFC" {
            switch word(at: common.lowerBound + 18) {
            case "NONE", "twos", "in24", "in32": break
            case "sowt": format.isBigEndian = false
            case "fl32", "FL32": (format.coding, format.width) = (.float, 4)
            case "fl64", "FL64": (format.coding, format.width) = (.float, 8)
            case "alaw", "ALAW": (format.coding, format.width) = (.aLaw, 1)
            case "ulaw", "ULAW": (format.coding, format.width) = (.muLaw, 1)
            case "ima4": (format.coding, format.width) = (.ima4, 0)
            default: return nil
            }
        }
        return (format, data[sound.lowerBound + 8 + Int(skip)..<sound.upperBound])
    }

    mutating func caf() -> (SampleFormat, Data)? {
        let pieces = pieces(from: 8, lengthBytes: 8, isBigEndian: true, padded: false)
        guard let description = pieces["desc"], description.count >= 32, let sound = pieces["data"], sound.count >= 4,
            let rate = number(at: description.lowerBound, bytes: 8, isBigEndian: true),
            let flags = number(at: description.lowerBound + 12, bytes: 4, isBigEndian: true),
            let channels = number(at: description.lowerBound + 24, bytes: 4, isBigEndian: true),
            let bits = number(at: description.lowerBound + 28, bytes: 4, isBigEndian: true), channels < 1000, bits <= 64
        else { return nil }
        var format = SampleFormat(
            .integer, width: (Int(bits) + 7) / 8, isBigEndian: true, sampleRate: Double(bitPattern: rate), channelCount: Int(channels))
        switch word(at: description.lowerBound + 8) {
        case "lpcm":
            if flags & 1 != 0 { format.coding = .float }
            format.isBigEndian = flags & 2 == 0
        case "alaw": (format.coding, format.width) = (.aLaw, 1)
        case "ulaw": (format.coding, format.width) = (.muLaw, 1)
        case "ima4": (format.coding, format.width) = (.ima4, 0)
        default: return nil
        }
        // Before the samples is how often they were edited.
        return (format, data[sound.lowerBound + 4..<sound.upperBound])
    }

    /// A number in ten bytes, as AIFF has sample rates.
    private func extended(at offset: Int) -> Double? {
        guard let head = number(at: offset, bytes: 2, isBigEndian: true),
            let mantissa = number(at: offset + 2, bytes: 8, isBigEndian: true)
        else { return nil }
        return Double(mantissa) * pow(2, Double(head & 0x7FFF) - 16383 - 63)
    }
}
