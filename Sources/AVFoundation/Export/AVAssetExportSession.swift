import Foundation
import ObjCRuntime

/// Writes something that can be played as a file. See https://developer.apple.com/documentation/avfoundation/avassetexportsession.
///
/// A session exports once. Turned pictures are written upright.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far an export is.
    public enum Status: Int, Sendable {
        /// It was not begun.
        case unknown = 0
        /// Others are before it.
        case waiting = 1
        case exporting = 2
        case completed = 3
        case failed = 4
        case cancelled = 5
    }

    /// How far an export is, while it is on its way.
    public enum State: Sendable {
        /// It was not begun.
        case pending
        /// Others are before it.
        case waiting
        /// It is written; the progress has a hundred units.
        case exporting(progress: Progress)
    }

    /// What is exported.
    public let asset: AVAsset
    /// How.
    public let presetName: String
    private let preset: ExportPreset
    private let lock = NSLock()
    private var state = Status.unknown
    private var failure: (any Error)?
    private var done: Float = 0
    private var isCancelled = false
    private var watchers: [UUID: (State?) -> Void] = [:]

    private static let queue = DispatchQueue(label: "AVAssetExportSession")

    /// Prepares an export.
    ///
    /// - Returns: `nil` for a preset that is none.
    public init?(asset: AVAsset, presetName: String) {
        guard let preset = ExportPreset.named(presetName) else { return nil }
        (self.asset, self.presetName, self.preset) = (asset, presetName, preset)
    }

    // MARK: Presets

    /// The presets; `AVAssetExportPresetPassthrough` is not among them.
    open class func allExportPresets() -> [String] { ExportPreset.listed.map(\.name) }

    // @objc(exportPresetsCompatibleWithAsset:)
    /// The presets by which something can be written; `AVAssetExportPresetPassthrough` is not among them.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
        guard asset.isExportable, let info = try? asset.info() else { return [] }
        let hasSound = info.tracks.contains { $0.mediaType == .audio }
        return ExportPreset.listed.filter { $0.takes(video: info.video != nil) && ($0.coding != .sound || hasSound) }.map(\.name)
    }

    // @objc(determineCompatibilityOfExportPreset:withAsset:outputFileType:completionHandler:)
    /// Finds out whether a preset writes something as a kind of file, or for `nil` as any, and calls a block with that.
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        asset.loadValuesAsynchronously(forKeys: ["tracks"]) {
            let isPassed = presetName == AVAssetExportPresetPassthrough && asset.isExportable
            guard isPassed || exportPresets(compatibleWith: asset).contains(presetName),
                let session = AVAssetExportSession(asset: asset, presetName: presetName)
            else { return handler(false) }
            handler(outputFileType.map { session.supportedFileTypes.contains($0) } ?? true)
        }
    }

    /// Whether a preset writes something as a kind of file, or for `nil` as any.
    open class func compatibility(ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?) async -> Bool {
        await withCheckedContinuation { answer in
            determineCompatibility(ofExportPreset: presetName, with: asset, outputFileType: outputFileType) { answer.resume(returning: $0) }
        }
    }

    /// The kinds of files that it can be written as.
    open var supportedFileTypes: [AVFileType] { preset.fileTypes(video: (try? asset.info().video) != nil) }

    /// Finds out as what kinds of files it can be written, and calls a block with them.
    open func determineCompatibleFileTypes(completionHandler handler: @escaping @Sendable ([AVFileType]) -> Void) {
        asset.loadValuesAsynchronously(forKeys: ["tracks"]) { [self] in handler(supportedFileTypes) }
    }

    /// The kinds of files that it can be written as.
    open var compatibleFileTypes: [AVFileType] {
        get async {
            await withCheckedContinuation { answer in determineCompatibleFileTypes { answer.resume(returning: $0) } }
        }
    }

    // MARK: What is wanted

    /// The kind of file.
    open var outputFileType: AVFileType?
    /// Where it is written; no file is there yet.
    open var outputURL: URL?
    /// What of it is exported: all, at first.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// Whether what players need first lies first in the file.
    open var shouldOptimizeForNetworkUse = false
    /// What is to be known of the file, of the texts that `AVMetadataKey` names; `nil` for what is known of what is exported. Files of plain samples
    /// say nothing of it.
    open var metadata: [AVMetadataItem]?
    /// How loud each track is when; `nil` for as loud as they are. A copy is kept.
    open var audioMix: AVAudioMix? { didSet { audioMix = audioMix?.copy() as? AVAudioMix } }
    /// How the tracks' pictures become one; `nil` for the first track's. A copy is kept.
    open var videoComposition: AVVideoComposition? {
        didSet { videoComposition = videoComposition?.copy() as? AVVideoComposition }
    }
    /// How pitch follows pace in what is scaled.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

    /// What is to be done.
    ///
    /// - Throws: `AVError` where no file or kind is named.
    private func job(needsURL: Bool = true) throws -> ExportJob {
        guard let fileType = outputFileType ?? (needsURL ? nil : supportedFileTypes.first),
            let url = outputURL ?? (needsURL ? nil : URL(fileURLWithPath: "/")), url.isFileURL
        else { throw AVError(.unknown) }
        return ExportJob(
            asset: (asset as? AVComposition)?.copy() as? AVAsset ?? asset, preset: preset, fileType: fileType, url: url,
            timeRange: timeRange, audioMix: audioMix, videoComposition: videoComposition,
            keepsPitch: audioTimePitchAlgorithm != .varispeed, isForNetwork: shouldOptimizeForNetworkUse,
            metadata: metadata ?? asset.commonMetadata)
    }

    // MARK: How long it will be

    /// How many bytes the file will have, about; 0 for what cannot be exported.
    open var estimatedOutputFileLength: Int64 { (try? job(needsURL: false).estimatedLength()) ?? 0 }

    /// Finds out how many bytes the file will have, about, and calls a block with that, or why it cannot be exported.
    open func estimateOutputFileLength(completionHandler handler: @escaping @Sendable (Int64, (any Error)?) -> Void) {
        asset.loadValuesAsynchronously(forKeys: ["duration"]) { [self] in
            do {
                handler(try job(needsURL: false).estimatedLength(), nil)
            } catch {
                handler(0, error)
            }
        }
    }

    /// How many bytes the file will have, about.
    ///
    /// - Throws: why it cannot be exported.
    open var estimatedOutputFileLengthInBytes: Int64 {
        get async throws {
            try await withCheckedThrowingContinuation { answer in
                estimateOutputFileLength { length, error in
                    if let error { answer.resume(throwing: error) } else { answer.resume(returning: length) }
                }
            }
        }
    }

    // MARK: Exporting

    /// How far the export is. It can be observed.
    open var status: Status { lock.withLock { state } }
    /// How far the export is, from 0 to 1.
    open var progress: Float { lock.withLock { done } }
    /// Why it failed.
    open var error: (any Error)? { lock.withLock { failure } }

    // @objc(exportAsynchronouslyWithCompletionHandler:)
    /// Exports, and calls a block, on a queue of its own, when that is done or was not possible: `status` and `error` tell. A session that has
    /// exported, or does, exports nothing more; the block is called all the same.
    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        let begins = lock.withLock { () -> Bool in
            defer { if state == .unknown { state = .waiting } }
            return state == .unknown
        }
        guard begins else { return Self.queue.async(execute: handler) }
        tell(.waiting)
        let job = Result { try self.job() }
        Self.queue.async { [self] in
            run(job)
            handler()
        }
    }

    /// Exports; `status` and `error` tell what came of it.
    open func export() async { await withCheckedContinuation { done in exportAsynchronously { done.resume() } } }

    /// Exports to a file of a kind.
    ///
    /// - Throws: why that was not possible, or that it was cancelled.
    public final func export(
        to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation
    ) async throws {
        guard status == .unknown else { throw AVError(.exportFailed) }
        (outputURL, outputFileType) = (url, fileType)
        await withTaskCancellationHandler {
            await export()
        } onCancel: {
            cancelExport()
        }
        if let error { throw error }
    }

    /// Stops the export; what is written of it is gone.
    open func cancelExport() { lock.withLock { isCancelled = true } }

    private func run(_ job: Result<ExportJob, any Error>) {
        let isStopped = lock.withLock { isCancelled }
        let result = Result {
            if isStopped { throw AVError(.operationCancelled) }
            change(to: .exporting, nil)
            try job.get().run { progress in
                if progress >= 0 { advance(to: progress) }
                return lock.withLock { !isCancelled }
            }
        }
        switch result {
        case .success: change(to: .completed, nil)
        case .failure(let error): change(to: (error as? AVError)?.code == .operationCancelled ? .cancelled : .failed, error)
        }
        tell(nil)
    }

    private func change(to new: Status, _ error: (any Error)?) {
        willChangeValue(forKey: "status")
        lock.withLock { (state, failure) = (new, error) }
        didChangeValue(forKey: "status")
        if new == .exporting { tell(.exporting(progress: progressNow)) }
    }

    // MARK: Watching

    private var progressNow: Progress {
        let progress = Progress(totalUnitCount: 100)
        progress.completedUnitCount = Int64((self.progress * 100).rounded())
        return progress
    }

    private func advance(to new: Float) {
        lock.withLock { done = new }
        tell(.exporting(progress: progressNow))
    }

    private func tell(_ state: State?) { for watcher in lock.withLock({ Array(watchers.values) }) { watcher(state) } }

    /// How the export comes on, until it is over.
    ///
    /// - Parameter updateInterval: how much time, in seconds, is between two tidings of its progress at least; with `.infinity` only other states
    ///   are told.
    public final func states(updateInterval: TimeInterval = .infinity) -> some Sendable & AsyncSequence<State, Never> {
        let (stream, continuation) = AsyncStream.makeStream(of: State.self)
        let id = UUID()
        let current = lock.withLock { () -> Status in
            var last: (isExporting: Bool, time: TimeInterval) = (false, 0)
            watchers[id] = { state in
                guard let state else { return continuation.finish() }
                let now = ProcessInfo.processInfo.systemUptime
                if case .exporting = state {
                    guard !last.isExporting || now - last.time >= updateInterval else { return }
                    last = (true, now)
                }
                continuation.yield(state)
            }
            return self.state
        }
        continuation.onTermination = { [weak self] _ in self?.lock.withLock { _ = self?.watchers.removeValue(forKey: id) } }
        switch current {
        case .unknown: continuation.yield(.pending)
        case .waiting: continuation.yield(.waiting)
        case .exporting: continuation.yield(.exporting(progress: progressNow))
        case .completed, .failed, .cancelled: continuation.finish()
        }
        return stream
    }
}
