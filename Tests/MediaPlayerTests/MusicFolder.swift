import Foundation
import SampanHost
import SampanSound

@testable import AVFoundation
@testable import MediaPlayer

/// A library of a test's own.
struct MusicFolder {
    let url: URL
    let store: MusicStore
    let permissions: Permissions

    private static var place: URL { FileManager.default.temporaryDirectory.appendingPathComponent("sampan-\(UUID().uuidString)") }

    init() {
        url = Self.place.appendingPathComponent("Music", isDirectory: true)
        store = MusicStore(folder: url)
        permissions = Permissions(file: nil)
    }

    private init(home: URL) {
        setenv("CFFIXED_USER_HOME", home.path, 1)
        url = home.appendingPathComponent("Media/Music", isDirectory: true)
        (store, permissions) = (.shared, .shared)
    }

    /// The library of a process that is a test's own. It is asked for when the process has its app.
    static func own(_ answer: PrivacyAnswer? = .granted) throws -> MusicFolder {
        let folder = MusicFolder(home: place)
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        folder.permissions.set(answer, for: .mediaLibrary)
        return folder
    }

    /// Does something with a library that the app may use.
    static func with(_ answer: PrivacyAnswer? = .granted, _ body: (MusicFolder) async throws -> Void) async throws {
        let folder = MusicFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.url.deletingLastPathComponent()) }
        folder.permissions.set(answer, for: .mediaLibrary)
        try await MusicStore.$replacement.withValue(folder.store) {
            try await MPMediaLibrary.$permissions.withValue(folder.permissions) { try await body(folder) }
        }
    }

    /// A file of a tone that says nothing of itself.
    func tone(_ name: String, seconds: Double = 1) throws {
        let sink = try AudioFileSink(
            url.appendingPathComponent(name),
            settings: [
                AVFormatIDKey: Int(name.hasSuffix("flac") ? kAudioFormatFLAC : kAudioFormatLinearPCM), AVSampleRateKey: 48_000.0,
                AVNumberOfChannelsKey: 1,
            ])
        let samples = (0..<Int(seconds * 48_000)).map { Float(sin(Double($0) * 2 * .pi * 440 / 48_000)) / 2 }
        try samples.withUnsafeBufferPointer { try sink.write($0) }
        _ = sink.close()
    }

    /// A file that says of itself what the words of Vorbis comments say, with a picture.
    func song(_ name: String, _ tags: [String: String], picture: Data? = nil) throws {
        try tone(name, seconds: 0.25)
        let file = url.appendingPathComponent(name)
        let bytes = [UInt8](try Data(contentsOf: file))
        // A file is four letters, blocks (kind, length in three bytes, content), then the sound. The first block says how the sound is.
        let first = 8 + Int(bytes[6]) << 8 + Int(bytes[7])
        var place = 4
        while bytes[place] & 0x80 == 0 { place += 4 + Self.length(bytes, at: place) }
        place += 4 + Self.length(bytes, at: place)
        var result = Data(bytes[..<4]) + Data([0]) + Data(bytes[5..<first])
        result += Self.block(4, Self.comments(tags), isLast: picture == nil)
        if let picture { result += Self.block(6, Self.cover(picture), isLast: true) }
        try (result + Data(bytes[place...])).write(to: file)
    }

    private static func length(_ bytes: [UInt8], at place: Int) -> Int {
        Int(bytes[place + 1]) << 16 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }

    private static func big(_ number: Int) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }) }
    private static func little(_ number: Int) -> Data { Data(big(number).reversed()) }

    private static func block(_ kind: UInt8, _ content: Data, isLast: Bool) -> Data {
        Data([kind | (isLast ? 0x80 : 0)]) + big(content.count).dropFirst() + content
    }

    private static func comments(_ tags: [String: String]) -> Data {
        let texts = tags.map { Data("\($0)=\($1)".utf8) }
        return little(4) + Data("test".utf8) + little(texts.count) + texts.reduce(Data()) { $0 + little($1.count) + $1 }
    }

    private static func cover(_ picture: Data) -> Data {
        let kind = Data("image/png".utf8)
        let sizes = [0, 0, 24, 0].map(big).reduce(Data(), +)
        return big(3) + big(kind.count) + kind + big(0) + sizes + big(picture.count) + picture
    }
}
