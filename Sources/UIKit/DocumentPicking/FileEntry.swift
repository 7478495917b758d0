import Foundation
import UniformTypeIdentifiers

/// A file or folder, as a person sees it in a list.
package struct FileEntry {
    let url: URL
    package let type: UTType
    let size: Int
    let date: Date

    /// Whether a person can look into it: a folder that is no package.
    var isFolder: Bool { type.conforms(to: .folder) || type == .directory }

    /// What is in a folder, by the names without endings; what begins with a dot is hidden.
    static func all(in folder: URL) -> [FileEntry] {
        let keys: [URLResourceKey] = [.isDirectoryKey, .fileSizeKey, .contentModificationDateKey]
        let files =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
        return files.map(FileEntry.init).sorted {
            let names = ($0.title(showsExtension: false), $1.title(showsExtension: false))
            let order = names.0.localizedStandardCompare(names.1)
            return order == .orderedSame ? $0.url.lastPathComponent < $1.url.lastPathComponent : order == .orderedAscending
        }
    }

    package init(_ url: URL) {
        let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .fileSizeKey, .contentModificationDateKey])
        let isDirectory = values?.isDirectory ?? false
        self.url = url
        size = values?.fileSize ?? 0
        date = values?.contentModificationDate ?? .distantPast
        // A folder whose ending an app has declared for documents is a document.
        let declared =
            url.pathExtension.isEmpty ? nil : UTType(filenameExtension: url.pathExtension, conformingTo: isDirectory ? .package : .data)
        type = isDirectory ? (declared.flatMap { $0.isDynamic ? nil : $0 } ?? .folder) : (declared ?? .data)
    }

    /// The name, without the ending if it is a document's and endings are not shown.
    func title(showsExtension: Bool) -> String {
        isFolder || showsExtension ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    }

    /// When it was last changed, and how large a document is.
    var details: String {
        let day = DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none)
        return isFolder ? day : "\(day) - \(ByteCountFormatter.string(fromByteCount: Int64(size), countStyle: .file))"
    }
}
