import Foundation

/// One of the states that a machine can be in. See https://developer.apple.com/documentation/gameplaykit/gkstate.
open class GKState: NSObject {
    /// The machine that the state belongs to.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state.
    public override init() { super.init() }

    /// Whether the machine may go from this state to one of a class. `true` unless overridden.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }

    // @objc(didEnterWithPreviousState:)
    /// Called when the machine has come into this state; `previousState` is `nil` for the first.
    open func didEnter(from previousState: GKState?) {}

    // @objc(updateWithDeltaTime:)
    /// Called while the machine is in this state, with the seconds that have passed.
    open func update(deltaTime seconds: TimeInterval) {}

    // @objc(willExitWithNextState:)
    /// Called before the machine leaves this state.
    open func willExit(to nextState: GKState) {}
}

/// Is in one of its states at a time. See https://developer.apple.com/documentation/gameplaykit/gkstatemachine.
open class GKStateMachine: NSObject {
    private var states: [ObjectIdentifier: GKState] = [:]

    /// The state that the machine is in; `nil` before the first.
    open private(set) var currentState: GKState?

    /// Creates a machine of states, one of each class.
    public init(states: [GKState]) {
        super.init()
        for state in states {
            self.states[ObjectIdentifier(type(of: state))] = state
            state.stateMachine = self
        }
    }

    // @objc(updateWithDeltaTime:)
    /// Tells the state of the seconds that have passed.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

    /// The state of a class.
    public func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states[ObjectIdentifier(stateClass)] as? StateType
    }

    /// Whether there is a state of a class and the present one lets the machine go there.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard states[ObjectIdentifier(stateClass)] != nil else { return false }
        return currentState?.isValidNextState(stateClass) ?? true
    }

    // @objc(enterState:)
    /// Goes to the state of a class, if that may be. Returns whether it did.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
}
