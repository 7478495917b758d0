import Foundation

/// Writes samples to a WAV, AIFF or CAF file. The file can be read at any time.
package final class SampleFileWriter {
    package let kind: SampleFile.Kind
    package let format: SampleFormat
    /// Samples of each channel that were written.
    package private(set) var frameCount = 0
    private let handle: FileHandle
    private var byteCount = 0

    /// Makes the file, in the place of one that is there. Formats are numbers and `float`.
    ///
    /// - Throws: why there can be no such file.
    package init(_ url: URL, kind: SampleFile.Kind, format: SampleFormat) throws {
        self.kind = kind
        var format = format
        // What the kinds of files have no room for.
        switch kind {
        case .wav:
            format.isBigEndian = false
            if format.coding != .float { format.coding = format.width == 1 ? .unsigned : .integer }
        case .aiff: format.isBigEndian = true
        case .caf: break
        }
        self.format = format
        try Data().write(to: url)
        handle = try FileHandle(forUpdating: url)
        try handle.write(contentsOf: header)
    }

    deinit { try? handle.close() }

    /// Adds samples, those of all channels in turn.
    package func write(_ samples: UnsafeBufferPointer<Float>) throws {
        var data = Data(capacity: samples.count * format.width)
        for sample in samples { append(sample, to: &data) }
        try handle.seekToEnd()
        try handle.write(contentsOf: data)
        byteCount += data.count
        frameCount += samples.count / format.channelCount
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: header)
    }

    /// Closes the file.
    package func close() throws { try handle.close() }

    private func append(_ sample: Float, to data: inout Data) {
        let bits: UInt64
        switch format.coding {
        case .float: bits = format.width == 8 ? Double(sample).bitPattern : UInt64(sample.bitPattern)
        case .unsigned: bits = UInt64(max(0, min(255, (sample * 128 + 128).rounded())))
        default:
            let largest = pow(2, Double(8 * format.width - 1))
            bits = UInt64(bitPattern: Int64(max(-largest, min(largest - 1, (Double(sample) * largest).rounded()))))
        }
        for index in 0..<format.width {
            data.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * (format.isBigEndian ? format.width - 1 - index : index))))
        }
    }

    private var header: Data {
        var bytes = HeaderBytes(isBigEndian: kind != .wav)
        switch kind {
        case .wav:
            bytes.add("RIFF", UInt64(36 + byteCount))
            bytes.add("WAVEfmt ", 16)
            bytes.add(format.coding == .float ? 3 : 1, bytes: 2)
            bytes.add(UInt64(format.channelCount), bytes: 2)
            bytes.add(UInt64(format.sampleRate), bytes: 4)
            bytes.add(UInt64(format.sampleRate) * UInt64(format.bytesInFrame), bytes: 4)
            bytes.add(UInt64(format.bytesInFrame), bytes: 2)
            bytes.add(UInt64(8 * format.width), bytes: 2)
            bytes.add("data", UInt64(byteCount))
        case .aiff:
            let isFloat = format.coding == .float
            // The description has a name after it where it is that of AIFF-C: an empty one of two bytes.
            bytes.add("FORM", UInt64((isFloat ? 52 : 46) + byteCount))
            bytes.add(isFloat ? "AIFCCOMM" : "AIFFCOMM", isFloat ? 24 : 18)
            bytes.add(UInt64(format.channelCount), bytes: 2)
            bytes.add(UInt64(frameCount), bytes: 4)
            bytes.add(UInt64(8 * format.width), bytes: 2)
            bytes.addExtended(format.sampleRate)
            if isFloat {
                bytes.data += Data((format.width == 8 ? "fl64" : "fl32").utf8)
                bytes.add(0, bytes: 2)
            }
            bytes.add("SSND", UInt64(8 + byteCount))
            bytes.add(0, bytes: 8)
        case .caf:
            bytes.data += Data("caff".utf8)
            bytes.add(1, bytes: 2)
            bytes.add(0, bytes: 2)
            bytes.data += Data("desc".utf8)
            bytes.add(32, bytes: 8)
            bytes.add(format.sampleRate.bitPattern, bytes: 8)
            bytes.data += Data("lpcm".utf8)
            bytes.add((format.coding == .float ? 1 : 0) | (format.isBigEndian ? 0 : 2), bytes: 4)
            bytes.add(UInt64(format.bytesInFrame), bytes: 4)
            bytes.add(1, bytes: 4)
            bytes.add(UInt64(format.channelCount), bytes: 4)
            bytes.add(UInt64(8 * format.width), bytes: 4)
            bytes.data += Data("data".utf8)
            bytes.add(UInt64(4 + byteCount), bytes: 8)
            bytes.add(0, bytes: 4)
        }
        return bytes.data
    }
}

/// A header in the making.
private struct HeaderBytes {
    let isBigEndian: Bool
    var data = Data()

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    mutating func add(_ number: UInt64, bytes: Int) {
        for index in 0..<bytes { data.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * (isBigEndian ? bytes - 1 - index : index)))) }
    }

    /// A name, and the length of what comes after it.
    mutating func add(_ name: String, _ length: UInt64) {
        data += Data(name.utf8)
        add(length, bytes: 4)
    }

    /// A number in ten bytes, as AIFF has sample rates.
    mutating func addExtended(_ number: Double) {
        add(UInt64(16383 + number.exponent), bytes: 2)
        add(UInt64(number.significand * 9_223_372_036_854_775_808), bytes: 8)
    }
}
