import Foundation
import SwiftData

/// A container in memory.
func memory(_ types: [any PersistentModel.Type] = [Person.self, House.self]) throws -> ModelContainer {
    try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
}

/// A folder that is gone when nobody needs it any more.
final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("swift-data-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }

    func container(_ types: [any PersistentModel.Type] = [Person.self, House.self]) throws -> ModelContainer {
        try ModelContainer(for: Schema(types), configurations: [ModelConfiguration(url: url.appendingPathComponent("default.store"))])
    }
}
