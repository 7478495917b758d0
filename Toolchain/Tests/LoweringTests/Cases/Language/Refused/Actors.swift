import UIKit

// MARK: A method of the main actor's from a function that is nobody's
@MainActor class Model { func tick() {} }
// expected-error@+1 {{call to main actor-isolated instance method 'tick()' in a synchronous nonisolated context}}
func drive(_ model: Model) { model.tick() }

// MARK: A property of the main actor's that is set by a method that is nobody's
@MainActor class Counter {
    var count = 0
    // expected-error@+1 {{main actor-isolated property 'count' can not be mutated from a nonisolated context}}
    nonisolated func reset() { count = 0 }
}

// MARK: An object of the main actor's that a function makes
@MainActor class Owner {}
// expected-error@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
func own() { _ = Owner() }
