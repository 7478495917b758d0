import Foundation

func states(of operation: Operation, and item: DispatchWorkItem) {
    operation.isReady = true  // c07 expected-error {{cannot assign to property: 'isReady' is a get-only property}}
    operation.isExecuting = true  // c07 expected-error {{cannot assign to property: 'isExecuting' is a get-only property}}
    operation.isCancelled = true  // c07 expected-error {{cannot assign to property: 'isCancelled' is a get-only property}}
    operation.isFinished = true  // c07 expected-error {{cannot assign to property: 'isFinished' is a get-only property}}
    _ = item.isReady  // c02 expected-error {{value of type 'DispatchWorkItem' has no member 'isReady'}}
    _ = item.isExecuting  // c02 expected-error {{value of type 'DispatchWorkItem' has no member 'isExecuting'}}
    _ = item.isFinished  // c02 expected-error {{value of type 'DispatchWorkItem' has no member 'isFinished'}}
}
