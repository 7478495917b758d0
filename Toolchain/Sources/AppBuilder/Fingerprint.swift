import Foundation

/// A short hash of what a result was made from, to tell whether it is still good. (FNV-1a, 64 bits.)
struct Fingerprint: Hashable, Codable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        value = (value ^ 0xFF) &* 0x0000_0100_0000_01B3
    }

    mutating func add(_ text: String) { add(text.utf8) }

    mutating func add(_ texts: [String]) {
        for text in texts { add(text) }
        add("\(texts.count)")
    }

    /// Adds a file by path, size and time of change; its content is not read.
    mutating func add(file path: String) {
        add(path)
        var status = stat()
        guard stat(path, &status) == 0 else { return add("missing") }
        add("\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
    }

    /// Adds every file below a folder.
    mutating func add(folder path: String) {
        for file in (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted() {
            add(file: "\(path)/\(file)")
        }
    }

    init() {}

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let value = UInt64(text, radix: 16) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(text) is no fingerprint"))
        }
        self.value = value
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// Small files that hold the fingerprint of what was made last.
enum Stamp {
    static func matches(_ file: ConfinedFile, _ fingerprint: Fingerprint) -> Bool { matches(file.path, fingerprint) }

    static func write(_ file: ConfinedFile, _ fingerprint: Fingerprint) throws { try file.write(fingerprint.text) }

    static func matches(_ path: String, _ fingerprint: Fingerprint) -> Bool {
        (try? String(contentsOfFile: path, encoding: .utf8)) == fingerprint.text
    }

    static func write(_ path: String, _ fingerprint: Fingerprint) throws { try Files.write(fingerprint.text, to: path) }
}
