import Foundation

/// Finds the app's `.storekit` file: the one that whoever starts the app names, or the only one among the app's resources.
enum StoreFile {
    /// The variable that names the file.
    static let variable = "SAMPAN_STOREKIT"

    /// What the app's store has; `nil` if there is no file, or it cannot be read, which is said then.
    static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment, bundle: Bundle = .main
    ) -> StoreConfiguration? {
        let named = environment[variable].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
        let resources = bundle.urls(forResourcesWithExtension: "storekit", subdirectory: nil) ?? []
        if named == nil, resources.count > 1 {
            complain("the app has several .storekit files, and its scheme names none: its store is empty")
        }
        guard let file = named ?? (resources.count == 1 ? resources[0] as URL : nil) else { return nil }
        do {
            return try StoreConfiguration(Data(contentsOf: file))
        } catch let error as StoreConfigurationError {
            complain("\(file.path): error: \(error)")
        } catch {
            complain("\(file.path): error: it cannot be read: \(error.localizedDescription)")
        }
        return nil
    }

    static func complain(_ message: String) { FileHandle.standardError.write(Data("sampan: \(message)\n".utf8)) }
}
