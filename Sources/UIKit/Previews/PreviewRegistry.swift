/// The previews that sources have. What `#Preview` and `PreviewProvider` become in a build for previews enters them when it is loaded.
public enum _PreviewRegistry {
    private struct Entry {
        let file: String
        let line: Int
        let make: @MainActor () -> [Preview]
    }

    /// Written by initializers of files, before anything reads it.
    nonisolated(unsafe) private static var entries: [Entry] = []

    /// Enters the previews that stand at a line of a source.
    public static func add(file: String, line: Int, _ make: @escaping @MainActor () -> [Preview]) {
        entries.append(Entry(file: file, line: line, make: make))
    }

    /// The previews of a source, or of all if it is `nil`, by file and line.
    @MainActor
    static func previews(in file: String?) -> [PlacedPreview] {
        let wanted = entries.filter { file == nil || $0.file == file }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        return wanted.flatMap { entry in
            let previews = entry.make()
            return previews.enumerated().map { number, preview in
                PlacedPreview(file: entry.file, line: entry.line, part: previews.count > 1 ? number + 1 : 0, preview: preview)
            }
        }
    }
}

/// A preview, and where it stands.
struct PlacedPreview {
    let file: String
    let line: Int
    /// Its place, from 1, among those that are declared together; 0 for one that is alone.
    let part: Int
    let preview: Preview

    /// What a window that shows it is called.
    @MainActor
    var title: String {
        preview.name ?? "\(file.split(separator: "/").last ?? ""):\(line)" + (part > 0 ? " (\(part))" : "")
    }
}
