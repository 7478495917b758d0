import CoreMedia
import Foundation
import ObjCRuntime
import QuartzCore

/// Leads media from inputs to outputs and previews.
open class AVCaptureSession: NSObject {
    /// How good the media are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        /// The preset's name.
        public let rawValue: String
        /// Creates a preset from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As good as there are; for films.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Good enough to be sent over a wireless net.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Good enough to be sent over a telephone's net.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// As the device's format says.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
        /// 352 by 288 pixels.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 960 by 540 pixels.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        /// 1280 by 720 pixels, for films that are to be cut.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        /// For photographs.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// 640 by 480 pixels.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720 pixels.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080 pixels.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160 pixels.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    }

    /// Posted when a session began to run.
    public static let didStartRunningNotification = Notification.Name("AVCaptureSessionDidStartRunningNotification")
    /// Posted when a session stopped.
    public static let didStopRunningNotification = Notification.Name("AVCaptureSessionDidStopRunningNotification")

    private let lock = NSRecursiveLock()
    private var runs = false
    var interruption: SessionInterruption?
    /// What is connected. Apps may change it on a queue of their own while the main thread hands out frames.
    private var parts = Parts()
    private var link: CADisplayLink?

    private struct WeakPreview {
        weak var layer: AVCaptureVideoPreviewLayer?
    }

    private struct Parts {
        var inputs: [AVCaptureInput] = []
        var outputs: [AVCaptureOutput] = []
        var previews: [WeakPreview] = []
    }

    /// Creates a session without inputs and outputs.
    public override init() { super.init() }

    deinit { link?.invalidate() }

    // MARK: Inputs and outputs

    /// The inputs.
    open private(set) var inputs: [AVCaptureInput] {
        get { lock.withLock { parts.inputs } }
        set { lock.withLock { parts.inputs = newValue } }
    }
    /// The outputs.
    open private(set) var outputs: [AVCaptureOutput] {
        get { lock.withLock { parts.outputs } }
        set { lock.withLock { parts.outputs = newValue } }
    }
    private var previews: [WeakPreview] {
        get { lock.withLock { parts.previews } }
        set { lock.withLock { parts.previews = newValue } }
    }
    /// What leads from inputs to outputs and previews.
    open var connections: [AVCaptureConnection] { outputs.flatMap(\.connections) + previews.compactMap { $0.layer?.connection } }

    /// Whether an input can be added: it has no session, and its device no other input here.
    open func canAddInput(_ input: AVCaptureInput) -> Bool {
        let device = (input as? AVCaptureDeviceInput)?.device
        return input.session == nil && !inputs.contains { device != nil && ($0 as? AVCaptureDeviceInput)?.device === device }
    }

    /// Adds an input.
    open func addInput(_ input: AVCaptureInput) {
        guard canAddInput(input) else {
            ObjCException.raise("NSInvalidArgumentException", "*** -[AVCaptureSession addInput:] An input \(input) cannot be added twice")
        }
        inputs.append(input)
        input.session = self
        for output in outputs { connect(input, to: output) }
        for preview in previews { preview.layer?.connect() }
        configurationChanged()
    }

    /// Removes an input.
    open func removeInput(_ input: AVCaptureInput) {
        guard input.session === self else { return }
        inputs.removeAll { $0 === input }
        input.session = nil
        for output in outputs { output.connections.removeAll { $0.inputPorts.contains { $0.input === input } } }
        for preview in previews { preview.layer?.connect() }
        configurationChanged()
    }

    /// Whether an output can be added: it has no session.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }

    /// Adds an output.
    open func addOutput(_ output: AVCaptureOutput) {
        guard canAddOutput(output) else {
            ObjCException.raise(
                "NSInvalidArgumentException", "*** -[AVCaptureSession addOutput:] An output \(output) cannot be added to two sessions")
        }
        outputs.append(output)
        output.session = self
        for input in inputs { connect(input, to: output) }
        configurationChanged()
    }

    /// Removes an output.
    open func removeOutput(_ output: AVCaptureOutput) {
        guard output.session === self else { return }
        outputs.removeAll { $0 === output }
        output.session = nil
        output.connections = []
        output.sessionChanged()
        configurationChanged()
    }

    private func connect(_ input: AVCaptureInput, to output: AVCaptureOutput) {
        let ports = input.ports.filter { port in output.takes(port.mediaType) && output.connection(with: port.mediaType) == nil }
        if !ports.isEmpty { output.connections.append(AVCaptureConnection(inputPorts: ports, output: output)) }
    }

    // MARK: Setting up

    /// Begins changes that are to be taken up together.
    open func beginConfiguration() { lock.withLock { openConfigurations += 1 } }

    /// Ends changes that are to be taken up together.
    open func commitConfiguration() {
        lock.withLock { openConfigurations = max(0, openConfigurations - 1) }
        configurationChanged()
    }
    private var openConfigurations = 0

    /// Whether a preset can be set. A picture is what it is: any is as good as it.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// How good the media are to be.
    open var sessionPreset = Preset.high

    // MARK: Running

    // @objc(running)
    /// Whether media flow: it was started, and nothing holds it up.
    open var isRunning: Bool { lock.withLock { runs && !isHeldUp } }
    private var isHeldUp = false
    // @objc(interrupted)
    /// Whether something holds the media up: the app is in the background, where there is no camera.
    open var isInterrupted: Bool { lock.withLock { runs && isHeldUp } }

    /// The clock of the media's times: the host's.
    open var synchronizationClock: CMClock? { .hostTimeClock }
    /// The clock of the media's times: the host's.
    open var masterClock: CMClock? { .hostTimeClock }

    /// Lets media flow. On whatever thread this is called, previews show them with the next frame.
    open func startRunning() {
        lock.withLock { if interruption == nil { interruption = SessionInterruption(self) } }
        setRuns(true)
    }

    /// Stops the media.
    open func stopRunning() { setRuns(false) }

    private func setRuns(_ value: Bool) { change { runs = value } }

    /// The camera is taken away, or is there again. On the main thread.
    func holdUp(_ value: Bool) {
        let wasInterrupted = isInterrupted
        change { isHeldUp = value }
        guard isInterrupted != wasInterrupted else { return }
        if value {
            let reason = InterruptionReason.videoDeviceNotAvailableInBackground.rawValue
            NotificationCenter.default.post(
                name: Self.wasInterruptedNotification, object: self, userInfo: [AVCaptureSessionInterruptionReasonKey: reason])
        } else {
            NotificationCenter.default.post(name: Self.interruptionEndedNotification, object: self)
        }
    }

    private func change(_ body: () -> Void) {
        let (before, after) = lock.withLock { () -> (Bool, Bool) in
            let before = isRunning
            body()
            return (before, isRunning)
        }
        guard before != after else { return }
        let name = after ? AVCaptureSession.didStartRunningNotification : AVCaptureSession.didStopRunningNotification
        NotificationCenter.default.post(name: name, object: self)
        configurationChanged()
    }

    // MARK: Frames

    func add(_ layer: AVCaptureVideoPreviewLayer) { previews.append(WeakPreview(layer: layer)) }

    func remove(_ layer: AVCaptureVideoPreviewLayer) { previews.removeAll { $0.layer == nil || $0.layer === layer } }

    /// Something changed that decides what is shown and whether codes are looked for.
    func configurationChanged() {
        guard lock.withLock({ openConfigurations == 0 }) else { return }
        if Thread.isMainThread { update() } else { DispatchQueue.main.async { [weak self] in self?.update() } }
    }

    /// Shows the picture in previews, and hands frames out while anybody waits for them.
    private func update() {
        for preview in previews { preview.layer?.updatePicture() }
        for output in outputs { output.sessionChanged() }
        guard isRunning, outputs.contains(where: \.wantsFrames) else {
            link?.invalidate()
            link = nil
            return
        }
        if link == nil {
            let link = CADisplayLink { [weak self] _ in self?.deliverFrame() }
            link.add(to: .main, forMode: .common)
            self.link = link
        }
        link?.preferredFramesPerSecond = Int((1 / frameDuration.seconds).rounded())
    }

    private var frameDuration: CMTime {
        let device = inputs.lazy.compactMap { ($0 as? AVCaptureDeviceInput)?.device }.first(where: \.isCamera)
        return device?.activeVideoMinFrameDuration ?? CMTime(value: 1, timescale: 30)
    }

    /// Hands the camera's picture to the outputs that wait for one.
    ///
    /// - Parameter time: when it was filmed, by the host's clock.
    package func deliverFrame(at time: CMTime = CMClock.hostTimeClock.time) {
        let frame = CameraFrame(time: time, duration: frameDuration)
        for output in outputs where output.wantsFrames { output.take(frame) }
    }
}

extension Notification.Name {
    /// Posted when a session began to run.
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    /// Posted when a session stopped.
    public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
}
