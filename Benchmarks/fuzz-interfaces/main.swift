// Makes the scenes and objects of damaged storyboards and xibs, lays them out and draws them.
//
//     fuzz-interfaces [--count N] [--seed S]
import Foundation
import Fuzzing
import InterfaceRendering

MainActor.assumeIsolated {
    let exercise = InterfaceExercise()
    Fuzzer().run("interface", seeds: InterfaceSeeds.documents + [Array(InterfaceExercise.everyElement.utf8)]) { bytes, _ in
        try MainActor.assumeIsolated { try exercise.run(Data(bytes)) }
    }
}
