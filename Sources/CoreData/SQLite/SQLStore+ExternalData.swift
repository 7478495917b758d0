import SampanFoundation

// Large bytes lie in files beside the store, as Apple's framework keeps them: `.NAME_SUPPORT/_EXTERNAL_DATA/UUID`.
extension SQLStore {
    /// What is larger is kept in a file.
    private static let limit = 128 * 1024

    /// The folder of the files; `nil` for a store without one.
    private var externalFolder: URL? {
        guard type == NSSQLiteStoreType, let url, !Self.isFileless(type: type, url) else { return nil }
        return Self.supportFolder(of: url).appendingPathComponent("_EXTERNAL_DATA", isDirectory: true)
    }

    /// The folder beside a store's file.
    static func supportFolder(of url: URL) -> URL {
        let name = url.deletingPathExtension().lastPathComponent
        return url.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT", isDirectory: true)
    }

    /// Bytes as the column has them: 1 and the bytes, or 2 and the name of a file.
    func external(_ data: Data) throws -> Data {
        guard data.count > Self.limit, let folder = externalFolder else { return Data([1]) + data }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = UUID().uuidString
        do { try data.write(to: folder.appendingPathComponent(name), options: .atomic) } catch {
            throw CoreDataError.error(
                CocoaError.Code.fileWriteOutOfSpace.rawValue, reason: "Large bytes could not be written beside the store",
                [NSUnderlyingErrorKey: error])
        }
        return Data([2]) + Data(name.utf8) + Data([0])
    }

    /// The bytes that a column stands for.
    func externalData(_ column: Data) -> ManagedValue {
        switch column.first {
        case 1: return .data(Data(column.dropFirst()))
        case 2:
            guard let file = externalFile(column), let data = try? Data(contentsOf: file) else { return .null }
            return .data(data)
        default: return .data(column)
        }
    }

    /// The file that a column names. A name that is no UUID is none, wherever the store comes from.
    func externalFile(_ column: Data) -> URL? {
        guard column.first == 2, let folder = externalFolder,
            let name = String(data: column.dropFirst().prefix { $0 != 0 }, encoding: .utf8), UUID(uuidString: name) != nil
        else { return nil }
        return folder.appendingPathComponent(name)
    }
}
