import Foundation

/// Does commands from outside in a host whose time is the machine's: fingers move as time goes by, and a command is answered when the app has
/// come to rest after it.
@MainActor
public final class LiveControl {
    private let server: ControlServer
    private weak var client: (any HostClient)?
    private weak var host: (any AppHost)?
    private var request: ControlRequest?
    private var steps: [(due: Double, event: HostEvent?)] = []
    /// When the last step was, by the host's clock.
    private var last = 0.0

    /// The time between the places of a finger that moves, in seconds.
    private static let frame = 1.0 / 60
    /// So long after a command the app may begin to do something, in seconds.
    private static let quiet = 0.05
    /// An app that never rests is taken as resting after this time, in seconds.
    private static let limit = 3.0

    /// Begins to take commands, if whoever started the app wants it.
    public convenience init?(_ client: any HostClient, on host: any AppHost) {
        // The block has the main run loop return.
        guard let server = ControlServer(environment: ProcessInfo.processInfo.environment, wake: { DispatchQueue.main.async {} }) else {
            return nil
        }
        self.init(server, client, host)
    }

    init(_ server: ControlServer, _ client: any HostClient, _ host: any AppHost) {
        (self.server, self.client, self.host) = (server, client, host)
    }

    /// When there is something to do, by the host's clock; `nil` while no command is under way.
    var nextDue: Double? { request == nil ? nil : last + Self.frame }

    /// Does what is due.
    func turn(at now: Double) {
        while true {
            if request == nil {
                guard let next = server.next() else { return }
                begin(next, at: now)
            }
            guard request != nil else { continue }
            while let step = steps.first, step.due <= now {
                steps.removeFirst()
                last = now
                if let event = step.event { client?.handle(event) }
            }
            guard steps.isEmpty, now - last >= Self.quiet else { return }
            guard client?.needsFrame != true || now - last >= Self.limit || client?.isSuspended == true else { return }
            var answer = ControlAnswer()
            if case .elements(let isWhole, _)? = request?.command { answer.text = client?.screenElements(isWhole: isWhole) }
            finish(answer)
        }
    }

    /// The app ends: what was answered is sent before.
    func end() {
        finish(ControlAnswer())
        server.finish()
    }

    private func finish(_ answer: ControlAnswer) {
        request?.answer(answer)
        (request, steps) = (nil, [])
    }

    private func begin(_ next: ControlRequest, at now: Double) {
        (request, last) = (next, now)
        guard let client, let host else { return finish(ControlAnswer(failure: "the app has ended")) }
        do {
            switch next.command {
            case .screenshot:
                guard let picture = host.picture else { throw HostScript.Failure(description: "this host keeps no picture of the screen") }
                finish(ControlAnswer(picture: picture))
            case .tree: finish(ControlAnswer(text: client.interfaceTree))
            case .elements(let isWhole, after: 0): finish(ControlAnswer(text: client.screenElements(isWhole: isWhole)))
            case .container(let isData): finish(try next.command.containerAnswer(isData: isData))
            case .listScenarios: finish(.scenarios)
            case .query(let query): finish(ControlAnswer(text: client.answer(to: query)))
            case .record(let recording): finish(try host.answer(to: recording))
            case .ask(let request):
                if let refusal = client.ask(request) { throw HostScript.Failure(description: refusal) }
            case .event(.terminate):
                // Nobody answers any more after that.
                finish(ControlAnswer())
                client.handle(.terminate)
            default: steps = try next.command.steps(for: client).map { (now + $0.0, $0.1) }
            }
        } catch {
            finish(ControlAnswer(failure: "\(error)"))
        }
    }
}

extension HostScript.Command {
    /// The events of a command, each with its time after the beginning, in seconds; none where time only passes.
    @MainActor
    public func steps(for client: any HostClient) throws -> [(Double, HostEvent?)] {
        let frame = 1.0 / 60
        func touch(_ phase: HostEvent.TouchPhase, _ location: CGPoint, id: Int = 0) -> HostEvent {
            .touch(id: id, phase: phase, location: location)
        }
        switch self {
        case .tap(let place):
            let point = try place.point(in: client)
            return [(0, touch(.began, point)), (0.05, touch(.ended, point))]
        case .longPress(let place, let duration):
            let point = try place.point(in: client)
            return [(0, touch(.began, point)), (duration, touch(.ended, point))]
        case .drag(let from, let to, let duration, let hold):
            let start = try from.point(in: client)
            let count = max(1, Int((duration / frame).rounded()))
            var steps: [(Double, HostEvent?)] = [(0, touch(.began, start))]
            for number in 1...count {
                let t = CGFloat(number) / CGFloat(count)
                let point = CGPoint(x: start.x + (to.x - start.x) * t, y: start.y + (to.y - start.y) * t)
                steps.append((Double(number) * frame, touch(.moved, point)))
            }
            return steps + [(Double(count + 1) * frame + hold, touch(.ended, to))]
        case .pinch(let center, let from, let to, let duration):
            let middle = try center.point(in: client)
            let count = max(1, Int((duration / frame).rounded()))
            func fingers(_ distance: CGFloat, _ phase: HostEvent.TouchPhase, at time: Double) -> [(Double, HostEvent?)] {
                [0, 1].map { id in
                    let side: CGFloat = id == 0 ? -1 : 1
                    return (time, touch(phase, CGPoint(x: middle.x + side * distance / 2, y: middle.y), id: id))
                }
            }
            var steps = fingers(from, .began, at: 0)
            for number in 1...count {
                let distance = from + (to - from) * CGFloat(number) / CGFloat(count)
                steps += fingers(distance, .moved, at: Double(number) * frame)
            }
            return steps + fingers(to, .ended, at: Double(count + 1) * frame)
        case .scroll(let place, let delta): return [(0, .scroll(location: try place.point(in: client), delta: delta))]
        case .fingers(let place, let play): return play.events(at: try place.point(in: client))
        case .typeText(let text): return HostScript.typing(text)
        case .type(let text): return text.enumerated().map { (Double($0) * frame, .text(String($1))) }
        case .key(let usage):
            let press = HostScript.press(of: usage)
            var steps: [(Double, HostEvent?)] = press.down.map { (0, $0) }
            steps.append((frame, press.up))
            return steps
        case .wait(let seconds), .elements(_, let seconds): return [(seconds, nil)]
        case .rotate(let isLandscape): return [(0, .turn(isLandscape: isLandscape))]
        case .appearance(let isDark): return [(0, .appearance(isDark: isDark))]
        case .event(let event): return [(0, event.event)]
        case .settle, .screenshot, .ask, .tree, .container, .listScenarios, .query, .record: return []
        }
    }

    /// Where the app, or what it has stored, lies.
    public func containerAnswer(isData: Bool) throws -> ControlAnswer {
        guard isData else { return ControlAnswer(text: Bundle.main.bundlePath) }
        guard let home = ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"] else {
            throw HostScript.Failure(description: "the app has no data of its own: it was not started by sampan")
        }
        return ControlAnswer(text: home)
    }
}

extension AppHost {
    /// Begins or ends a recording; the end has it with it.
    ///
    /// - Throws: `HostScript.Failure` where the host records nothing.
    public func answer(to recording: Recording) throws -> ControlAnswer {
        switch recording {
        case .start(let file, let framesPerSecond):
            guard startRecording(RecordingFormat(file: file), framesPerSecond: framesPerSecond) else {
                throw HostScript.Failure(description: "this host keeps no picture of the screen")
            }
            return ControlAnswer()
        case .stop:
            guard let picture = try stopRecording() else {
                throw HostScript.Failure(description: "nothing was recorded: 'record' begins that")
            }
            return ControlAnswer(picture: picture)
        }
    }
}

extension HostScript.Place {
    /// Where that is on an app's screen.
    ///
    /// - Throws: `HostScript.Failure` with the texts that there are.
    @MainActor
    public func point(in client: any HostClient) throws -> CGPoint {
        switch self {
        case .point(let point): return point
        case .text(let text):
            if let point = client.point(of: text) { return point }
            let others = client.reachableTexts
            let list = others.isEmpty ? "nothing has a text" : others.map { "\"\($0)\"" }.joined(separator: ", ")
            throw HostScript.Failure(description: "nothing on the screen that can be touched says \"\(text)\"; there is: \(list)")
        }
    }
}
