import Foundation
import Playgrounds

private func halved(_ number: Int) -> Int { number / 2 }

#Playground {
    let half = halved(8)
    print(half)
}

#Playground("Odd numbers") { _ = halved(7) }

@MainActor func checkThatPlaygroundsAreNoPartOfAProgram() {
    expect(halved(7) == 3)
}
