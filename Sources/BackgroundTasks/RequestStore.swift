import Foundation
import QuartzCore

/// The requests that are pending, kept with what the app has stored: tasks come also in later runs of the app.
struct RequestStore {
    /// A request that waits.
    struct Pending {
        let request: BGTaskRequest
        /// From when on its task may be launched, in the host's seconds.
        let due: Double
    }

    var pending: [Pending] = []
    private let file: URL?

    /// Reads what was kept. What cannot be read is set aside, and said.
    init(file: URL?) {
        self.file = file
        guard let file, let data = try? Data(contentsOf: file) else { return }
        let kept = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        let requests = kept?.map(Self.request)
        guard let requests, requests.allSatisfy({ $0 != nil }) else {
            let aside = file.appendingPathExtension("damaged")
            try? FileManager.default.removeItem(at: aside)
            try? FileManager.default.moveItem(at: file, to: aside)
            Self.complain("the app's background tasks cannot be read and were set aside: \(aside.path)")
            return
        }
        let now = CACurrentMediaTime()
        pending = requests.compactMap { $0 }.map {
            Pending(request: $0, due: now + max(0, $0.earliestBeginDate?.timeIntervalSinceNow ?? 0))
        }
    }

    /// The place in what the app has stored; `nil` for an app that has no such place.
    static var defaultFile: URL? {
        ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/BackgroundTasks/Requests.plist")
        }
    }

    func save() {
        guard let file else { return }
        do {
            let entries = pending.map { Self.entry($0.request) }
            let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            Self.complain("the app's background tasks cannot be kept: \(error.localizedDescription)")
        }
    }

    private static func complain(_ message: String) { FileHandle.standardError.write(Data("sampan: \(message)\n".utf8)) }

    // MARK: A request's entry

    private static func entry(_ request: BGTaskRequest) -> [String: Any] {
        var entry: [String: Any] = ["identifier": request.identifier, "mode": request.mode]
        entry["earliestBeginDate"] = request.earliestBeginDate
        if let request = request as? BGProcessingTaskRequest {
            entry["requiresNetworkConnectivity"] = request.requiresNetworkConnectivity
            entry["requiresExternalPower"] = request.requiresExternalPower
        }
        return entry
    }

    private static func request(_ entry: [String: Any]) -> BGTaskRequest? {
        guard let identifier = entry["identifier"] as? String, let mode = entry["mode"] as? String else { return nil }
        let refresh = BGAppRefreshTaskRequest(identifier: identifier)
        let processing = BGProcessingTaskRequest(identifier: identifier)
        processing.requiresNetworkConnectivity = entry["requiresNetworkConnectivity"] as? Bool ?? false
        processing.requiresExternalPower = entry["requiresExternalPower"] as? Bool ?? false
        guard let request = [refresh, processing].first(where: { $0.mode == mode }) else { return nil }
        request.earliestBeginDate = entry["earliestBeginDate"] as? Date
        return request
    }
}
