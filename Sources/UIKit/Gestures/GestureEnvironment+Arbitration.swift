import SampanDebugLog
import Foundation
import ObjCRuntime

extension GestureEnvironment {
    /// Settles what the recognizers have asked for, until nothing moves. Returns those whose targets are to be called, in order.
    func arbitrate(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var changed: [UIGestureRecognizer] = []
        var moved = true
        while moved {
            moved = false
            // Failures and continuations need no permission, and others may wait for them: they are settled first.
            for recognizer in recognizers {
                guard let requested = recognizer.requestedState else { continue }
                let wouldBegin = recognizer.settledState == .possible && requested != .failed && requested != .cancelled
                guard !wouldBegin else { continue }
                recognizer.requestedState = nil
                if requested == .failed || requested == .cancelled { recognizer.heldState = nil }
                if recognizer.settle(requested) { changed.append(recognizer) }
                moved = true
            }
            for recognizer in inPrecedence(recognizers) {
                guard recognizer.settledState == .possible, let wanted = recognizer.requestedState ?? recognizer.heldState else { continue }
                recognizer.requestedState = nil
                switch verdict(on: recognizer, among: recognizers) {
                case .wait:
                    moved = moved || recognizer.heldState != wanted
                    recognizer.heldState = wanted
                case .fail:
                    recognizer.heldState = nil
                    _ = recognizer.settle(.failed)
                    moved = true
                case .begin:
                    recognizer.heldState = nil
                    if recognizer.settle(wanted) { changed.append(recognizer) }
                    excludeOthers(than: recognizer, among: recognizers)
                    moved = true
                }
                if moved { break }
            }
        }
        return changed
    }

    private enum Verdict {
        case wait, fail, begin
    }

    private func inPrecedence(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        // Of two taps that end together the one that took more taps is the more specific.
        let taps = recognizers.map { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0 }
        guard taps.contains(where: { $0 > 1 }) else { return recognizers }
        return recognizers.indices.sorted { (taps[$0] > 1 ? -taps[$0] : 0, $0) < (taps[$1] > 1 ? -taps[$1] : 0, $1) }
            .map { recognizers[$0] }
    }

    private func verdict(on recognizer: UIGestureRecognizer, among recognizers: [UIGestureRecognizer]) -> Verdict {
        var mustWait = false
        for other in recognizers where other !== recognizer && other.settledState != .failed && other.settledState != .cancelled {
            guard requiresFailure(recognizer, of: other) else { continue }
            if other.isRecognized {
                DebugLog.write(.gestures, "\(recognizer.debugName) fails: it required the failure of \(other.debugName)")
                return .fail
            }
            DebugLog.write(.gestures, "\(recognizer.debugName) waits for the failure of \(other.debugName)")
            mustWait = true
        }
        for other in recognizers where other !== recognizer && other.isRecognized && compete(recognizer, other) {
            if prevents(other, recognizer) {
                DebugLog.write(.gestures, "\(recognizer.debugName) fails: \(other.debugName) prevents it")
                return .fail
            }
        }
        if mustWait { return .wait }
        if shouldBegin(recognizer) { return .begin }
        DebugLog.write(.gestures, "\(recognizer.debugName) fails: a delegate or view did not let it begin")
        return .fail
    }

    private func excludeOthers(than winner: UIGestureRecognizer, among recognizers: [UIGestureRecognizer]) {
        for other in recognizers where other !== winner && other.settledState == .possible && compete(winner, other) {
            guard prevents(winner, other) else { continue }
            DebugLog.write(.gestures, "\(winner.debugName) begins and prevents \(other.debugName)")
            other.requestedState = nil
            other.heldState = nil
            _ = other.settle(.failed)
        }
    }

    private func compete(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.sequenceTouches.contains { touch in b.sequenceTouches.contains { $0 === touch } }
    }

    private func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
        winner.canPrevent(loser) && loser.canBePrevented(by: winner) && !recognizeTogether(winner, loser)
    }

    private func recognizeTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        func allows(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
            guard let delegate = one.delegate else { return false }
            return OptionalRequirement.call { delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) } ?? false
        }
        return allows(a, b) || allows(b, a)
    }

    private func requiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        if recognizer.statically(requiresFailureOf: other) { return true }
        let pair = RecognizerPair(first: ObjectIdentifier(recognizer), second: ObjectIdentifier(other))
        if let known = failureAnswers[pair] { return known }
        let answer = askRequiresFailure(recognizer, of: other)
        failureAnswers[pair] = answer
        return answer
    }

    private func askRequiresFailure(_ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer) -> Bool {
        if recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer) { return true }
        if let delegate = recognizer.delegate,
            OptionalRequirement.call({ delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other) }) == true
        {
            return true
        }
        guard let delegate = other.delegate else { return false }
        return OptionalRequirement.call { delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) } ?? false
    }

    private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let delegate = recognizer.delegate,
            OptionalRequirement.call({ delegate.gestureRecognizerShouldBegin(recognizer) }) == false
        {
            return false
        }
        // The touched view has a say too, and so has every view between it and the recognizer's own: that is how a slider
        // keeps a swipe of its superview away.
        var asked: [UIView] = []
        for touch in recognizer.sequenceTouches {
            var view = touch.view
            while let current = view, !asked.contains(where: { $0 === current }) {
                asked.append(current)
                if !current.gestureRecognizerShouldBegin(recognizer) { return false }
                if current === recognizer.view { break }
                view = current.superview
            }
        }
        return true
    }
}
