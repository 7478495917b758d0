import Foundation

/// Writes a moving picture as WebM: a Matroska file with one track of VP8. See https://www.webmproject.org/docs/container/.
struct WebMWriter: FilmWriter {
    let width: Int
    let height: Int
    private let encoder: FilmEncoder
    private var clusters: [Cluster] = []
    /// How long the film is so far, in milliseconds.
    private var length = 0

    /// Frames that stand together, of which the first is whole: a player that goes to a time begins there.
    private struct Cluster {
        let start: Int
        var blocks = Data()
        /// So long may it be, in milliseconds. Times within are relative, in sixteen bits.
        static let longest = 10_000
    }

    /// Begins a film.
    ///
    /// - Throws: `HostScript.Failure` where there is no encoder.
    init(width: Int, height: Int) throws {
        (self.width, self.height) = (width, height)
        encoder = try FilmEncoder(width: width, height: height)
    }

    var byteCount: Int { clusters.reduce(0) { $0 + $1.blocks.count } }

    mutating func add(_ pixels: [UInt32], hundredths: Int) {
        let end = length + hundredths * 10
        let isWhole = clusters.last.map { length - $0.start > Cluster.longest } ?? true
        encoder.encode(pixels, from: length, to: end, isWhole: isWhole).forEach { append($0) }
        length = end
    }

    private mutating func append(_ frame: FilmEncoder.Frame) {
        if frame.isWhole || clusters.isEmpty { clusters.append(Cluster(start: frame.time)) }
        let time = frame.time - clusters[clusters.count - 1].start
        let head: [UInt8] = [0x81, UInt8(time >> 8 & 0xFF), UInt8(time & 0xFF), frame.isWhole ? 0x80 : 0]
        clusters[clusters.count - 1].blocks += Element.simpleBlock(Data(head) + frame.data)
    }

    mutating func finished() -> Data {
        encoder.finish().forEach { append($0) }
        let head = Element.info(
            Element.timestampScale(1_000_000) + Element.duration(Double(length)) + Element.muxingApp("Sampan")
                + Element.writingApp("Sampan"))
        let video = Element.video(Element.pixelWidth(width) + Element.pixelHeight(height))
        let track = Element.trackEntry(
            Element.trackNumber(1) + Element.trackUID(1) + Element.trackType(1) + Element.flagLacing(0) + Element.codecID("V_VP8") + video)
        let beginning = head + Element.tracks(track)
        let parts = clusters.map { Element.cluster(Element.timestamp($0.start) + $0.blocks) }
        // Where each cluster is from the segment's beginning, of which the cues are the end.
        var (places, place): (Data, Int) = (Data(), beginning.count)
        for (cluster, part) in zip(clusters, parts) {
            let position = Element.cueTrackPositions(Element.cueTrack(1) + Element.cueClusterPosition(place))
            places += Element.cuePoint(Element.cueTime(cluster.start) + position)
            place += part.count
        }
        let header = Element.header(
            Element.version(1) + Element.readVersion(1) + Element.longestID(4) + Element.longestSize(8) + Element.docType("webm")
                + Element.docTypeVersion(2) + Element.docTypeReadVersion(2))
        return header + Element.segment(beginning + parts.reduce(Data(), +) + Element.cues(places))
    }
}

/// The elements of such a file: a number that says what it is, a size, and what is in it.
private enum Element {
    private static func make(_ id: UInt32, _ content: Data) -> Data {
        var data = Data(stride(from: 24, through: 0, by: -8).map { UInt8(id >> UInt32($0) & 0xFF) }.drop { $0 == 0 })
        // A size has as many bytes as the zeros that it begins with, and one. Who looks whether a file is WebM expects small ones in one.
        if content.count < 0x7F {
            data.append(0x80 | UInt8(content.count))
        } else {
            data.append(0x01)
            data.append(contentsOf: stride(from: 48, through: 0, by: -8).map { UInt8(content.count >> $0 & 0xFF) })
        }
        return data + content
    }

    private static func make(_ id: UInt32, _ number: Int) -> Data {
        let bytes = stride(from: 56, through: 0, by: -8).map { UInt8(number >> $0 & 0xFF) }.drop { $0 == 0 }
        return make(id, bytes.isEmpty ? Data([0]) : Data(bytes))
    }

    private static func make(_ id: UInt32, _ text: String) -> Data { make(id, Data(text.utf8)) }

    static func header(_ content: Data) -> Data { make(0x1A45_DFA3, content) }
    static func version(_ number: Int) -> Data { make(0x4286, number) }
    static func readVersion(_ number: Int) -> Data { make(0x42F7, number) }
    static func longestID(_ number: Int) -> Data { make(0x42F2, number) }
    static func longestSize(_ number: Int) -> Data { make(0x42F3, number) }
    static func docType(_ text: String) -> Data { make(0x4282, text) }
    static func docTypeVersion(_ number: Int) -> Data { make(0x4287, number) }
    static func docTypeReadVersion(_ number: Int) -> Data { make(0x4285, number) }
    static func segment(_ content: Data) -> Data { make(0x1853_8067, content) }
    static func info(_ content: Data) -> Data { make(0x1549_A966, content) }
    static func timestampScale(_ number: Int) -> Data { make(0x2A_D7B1, number) }
    static func duration(_ number: Double) -> Data {
        make(0x4489, Data(stride(from: 56, through: 0, by: -8).map { UInt8(number.bitPattern >> UInt64($0) & 0xFF) }))
    }
    static func muxingApp(_ text: String) -> Data { make(0x4D80, text) }
    static func writingApp(_ text: String) -> Data { make(0x5741, text) }
    static func tracks(_ content: Data) -> Data { make(0x1654_AE6B, content) }
    static func trackEntry(_ content: Data) -> Data { make(0xAE, content) }
    static func trackNumber(_ number: Int) -> Data { make(0xD7, number) }
    static func trackUID(_ number: Int) -> Data { make(0x73C5, number) }
    static func trackType(_ number: Int) -> Data { make(0x83, number) }
    static func flagLacing(_ number: Int) -> Data { make(0x9C, number) }
    static func codecID(_ text: String) -> Data { make(0x86, text) }
    static func video(_ content: Data) -> Data { make(0xE0, content) }
    static func pixelWidth(_ number: Int) -> Data { make(0xB0, number) }
    static func pixelHeight(_ number: Int) -> Data { make(0xBA, number) }
    static func cluster(_ content: Data) -> Data { make(0x1F43_B675, content) }
    static func timestamp(_ number: Int) -> Data { make(0xE7, number) }
    static func simpleBlock(_ content: Data) -> Data { make(0xA3, content) }
    static func cues(_ content: Data) -> Data { make(0x1C53_BB6B, content) }
    static func cuePoint(_ content: Data) -> Data { make(0xBB, content) }
    static func cueTime(_ number: Int) -> Data { make(0xB3, number) }
    static func cueTrackPositions(_ content: Data) -> Data { make(0xB7, content) }
    static func cueTrack(_ number: Int) -> Data { make(0xF7, number) }
    static func cueClusterPosition(_ number: Int) -> Data { make(0xF1, number) }
}
