import Foundation

/// A picture that comes into the photo library, cards that come to the contacts, or sound that comes into the music library.
public enum AddedMedia: Hashable, Sendable {
    /// The file has it.
    case file(String)
    /// What the file has, and what its file is called.
    case picture(name: String, Data)

    /// No file is larger, in bytes.
    public static let limit = 32 << 20
}

extension Words {
    /// What stands after `addmedia`: a file's name, or what the file has.
    mutating func media() throws -> AddedMedia {
        guard given("--data") else {
            let file = rest()
            guard !file.isEmpty else {
                throw HostScript.Failure(description: "expected a file of a picture, of contacts or of sound after 'addmedia'")
            }
            return .file(file)
        }
        let name = try word("a name").removingPercentEncoding ?? ""
        guard let data = Data(base64Encoded: try word("a picture")) else {
            throw HostScript.Failure(description: "expected base 64 after a name")
        }
        return .picture(name: name, data)
    }
}
