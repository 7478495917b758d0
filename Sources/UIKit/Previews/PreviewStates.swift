import Foundation

/// What a preview's views keep while their sources are edited: the app that a build makes takes over what the one before it has put down.
///
/// A value is known by the names of the views around it, of its property, and by its place among those that these are the same for. So an
/// edit keeps the values of all views that keep their names.
@MainActor
package enum PreviewStates {
    /// What one app puts down for the next.
    private struct Record: Codable {
        /// The process that started the app: what another one has seen is forgotten.
        var starter: Int32
        var source: String
        var number: Int
        var values: [String: String]
    }

    /// Whether values are kept: in apps that show previews alone.
    package private(set) static var isOn = false
    /// The values of the preview that was shown before the edit.
    private static var known: [String: String] = [:]
    private static var counts: [String: Int] = [:]
    private static var living: [String: () -> String?] = [:]

    private static var file: URL { URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("sampan-preview.json") }

    /// Begins to keep the values of another preview.
    ///
    /// - Parameter known: what its views had before.
    package static func begin(known: [String: String] = [:]) { (isOn, self.known, counts, living) = (true, known, [:], [:]) }

    /// Keeps nothing any more.
    package static func end() { (isOn, known, counts, living) = (false, [:], [:], [:]) }

    /// A name for a value among those with the same one; and the text that it had before the edit, if there was such a value.
    package static func enter(_ name: String) -> (key: String, text: String?) {
        let key = "\(name)#\(counts[name, default: 0])"
        counts[name, default: 0] += 1
        return (key, known[key])
    }

    /// Asks for a value's text when it is put down; `nil` once the value is gone.
    package static func keep(_ key: String, _ text: @escaping () -> String?) { living[key] = text }

    /// The texts of the values that there are.
    package static var values: [String: String] { living.compactMapValues { $0() } }

    /// Puts down what the preview that is shown has.
    static func putDown(source: String, number: Int) {
        let record = Record(starter: getppid(), source: source, number: number, values: values)
        try? JSONEncoder().encode(record).write(to: file)
    }

    /// Takes up what was put down before the edit: the number of the preview that was shown, and what its views had.
    static func takeUp(source: String) -> (number: Int, values: [String: String])? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        try? FileManager.default.removeItem(at: file)
        guard let record = try? JSONDecoder().decode(Record.self, from: data), record.starter == getppid(), record.source == source else {
            return nil
        }
        return (record.number, record.values)
    }
}
