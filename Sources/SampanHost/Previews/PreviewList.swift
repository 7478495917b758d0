import Foundation

/// The previews that an app's sources have, as the app tells them to whoever started it for that.
public struct PreviewList: Codable, Hashable, Sendable {
    /// One preview.
    public struct Entry: Codable, Hashable, Sendable {
        /// The file that it stands in.
        public var file: String
        /// The line that it stands at.
        public var line: Int
        /// Its place, from 1, among the views that one `PreviewProvider` has; 0 for one that is alone.
        public var part: Int
        /// What it is called, if it has a name.
        public var name: String?
        /// The name of the device that it is for, if it is for one.
        public var device: String?
        /// Whether the device lies on its side.
        public var isLandscape: Bool

        /// Creates the entry of a preview.
        public init(file: String, line: Int, part: Int, name: String?, device: String?, isLandscape: Bool) {
            (self.file, self.line, self.part, self.name) = (file, line, part, name)
            (self.device, self.isLandscape) = (device, isLandscape)
        }
    }

    /// All of them, by file and line.
    public var previews: [Entry]
    /// The place of the one that is shown, from 1; 0 while none is.
    public var shown: Int

    /// Creates a list.
    public init(previews: [Entry], shown: Int) { (self.previews, self.shown) = (previews, shown) }

    /// The list as JSON, on one line that begins with the previews.
    public var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads a list; `nil` if the text is none.
    public init?(json: String) {
        guard json.hasPrefix("{\"previews\":"), let list = try? JSONDecoder().decode(PreviewList.self, from: Data(json.utf8)) else {
            return nil
        }
        self = list
    }
}

/// Which preview is to be shown.
public enum PreviewChoice: Hashable, Sendable {
    /// The one at a place in the list, from 1.
    case number(Int)
    /// The one after that which is shown; after the last one the first.
    case next
    /// The one before that which is shown.
    case previous
}
