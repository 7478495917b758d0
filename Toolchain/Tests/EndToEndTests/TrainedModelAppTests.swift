import Foundation
import ModelFiles
import Testing

/// An app that learners make: how long one has to sleep, by a model that Create ML made of a table.
@Suite struct TrainedModelAppTests {
    @Test func anAppPredictsByTheClassOfItsModel() throws {
        let sampan = try Sampan()
        try sampan.write(
            """
            import CoreML
            import SwiftUI

            struct ContentView: View {
                @State private var sleepAmount = 8.0
                @State private var coffeeAmount = 1

                var body: some View {
                    NavigationView {
                        Form { Stepper("\\(sleepAmount.formatted()) hours", value: $sleepAmount, in: 4...12, step: 0.25) }
                            .navigationTitle("BetterRest")
                            .toolbar { Button("Calculate", action: calculateBedtime) }
                    }
                }

                func calculateBedtime() {
                    do {
                        let config = MLModelConfiguration()
                        let model = try SleepCalculator(configuration: config)
                        let prediction = try model.prediction(wake: Double(7 * 3600), estimatedSleep: sleepAmount, coffee: Double(coffeeAmount))
                        print("sleep:", prediction.actualSleep)
                        let inputs = [1.0, 2.0].map { SleepCalculatorInput(wake: 0, estimatedSleep: $0, coffee: 0) }
                        print("several:", try model.predictions(inputs: inputs).map(\\.actualSleep))
                        print("another:", try Better_Rest(configuration: config).prediction(x: 5).y)
                        print("author:", model.model.modelDescription.metadata[.author] as? String ?? "-")
                    } catch {
                        print("error:", error)
                    }
                }
            }

            @main struct BetterRestApp: App {
                var body: some Scene { WindowGroup { ContentView() } }
            }
            """, to: "BetterRest/App.swift")
        let sleep = ModelFile.regressor(
            inputs: ["wake", "estimatedSleep", "coffee"], weights: [0.5, 3600, 900], offset: 100, output: "actualSleep")
        let other = ModelFile.regressor(inputs: ["x"], weights: [2], offset: 1, output: "y")
        for (name, model) in [("SleepCalculator", sleep), ("Better-Rest", other)] {
            try Data(model.bytes).write(to: URL(fileURLWithPath: sampan.path("BetterRest/\(name).mlmodel")))
        }
        let build = try sampan("build", "BetterRest")
        try #require(build.succeeded, "\(build.text)")
        try sampan.write("tap \"Calculate\"\nsettle\n", to: "script")
        let run = try sampan("run", "BetterRest", "--host", "headless", "--script", "script")
        #expect(run.text.contains("sleep: 42400.0\nseveral: [3700.0, 7300.0]\nanother: 11.0\nauthor: A learner\n"), "\(run.text)")
    }
}
