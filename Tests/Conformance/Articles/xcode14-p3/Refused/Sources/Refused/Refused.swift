import Distributed

typealias DefaultDistributedActorSystem = LocalTestingDistributedActorSystem

// l03 expected-error@+2 {{type placeholder not allowed here}}
// listing xcode14-p3-03

// listing xcode14-p3-25, lines 800-811
_ = greeter.greetingsSent  // c35 expected-error {{distributed actor-isolated property 'greetingsSent' can not be accessed}}
// listing xcode14-p3-25, lines 813-818

protocol Eater {
    associatedtype Food
    func eat(_ food: Food)
}

func feed(_ eater: any Eater) {
    eater.eat(1)  // c19 expected-error {{member 'eat' cannot be used on value of type 'any Eater'}}
}

final class Final {}
class Sub: Final {}  // c46 expected-error {{inheritance from a final class 'Final'}}

protocol Graph<Vertex> { associatedtype Vertex }
struct IntGraph: Graph { typealias Vertex = Int }

// c23 expected-error@+1 {{'where' clause}}
func build() -> some Graph where Vertex == Int { IntGraph() }

class Storing {
    @available(iOS 99, *) var kept = 0  // c50 expected-error {{stored properties cannot be marked potentially unavailable}}
    @available(iOS 99, *) lazy var made = 0  // c50 expected-error {{stored properties cannot be marked potentially unavailable}}
}
